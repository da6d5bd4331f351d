import { expect, it } from 'vitest';
import { withRanges } from './newest-versions.mjs';

it('exact versions become ranges; names of other packages, held versions and overrides stay', () => {
  const manifest = {
    name: 'site',
    version: '1.0.0',
    overrides: { cookie: '0.7.2' },
    dependencies: { gatsby: '5.16.1' },
    devDependencies: { '@rspack/core': '2.2.8', typescript: 'npm:@typescript/typescript6@6.0.2' },
  };
  expect(withRanges(manifest)).toEqual({
    ...manifest,
    dependencies: { gatsby: '^5.16.1' },
  });
});
