import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import unusedComponents from './unused-components.mjs';

/** What the loader makes of a module, after a bundler has left out what nothing uses. */
async function loaded(source: string): Promise<string> {
  const code = await new Promise<string>((resolve, reject) => {
    const async = () => (error: Error | null, result: string) =>
      error ? reject(error) : resolve(result);
    unusedComponents.call({ async, resourcePath: '/site/link.js' }, source);
  });
  return transformSync(code, { loader: 'jsx', treeShaking: true, format: 'esm' }).code;
}

const link = `
  import types from 'prop-types';
  import React from 'react';
  function Anchor({ to }) { return to }
  Anchor.displayed = true, Anchor.propTypes = { to: types.string };
  const Link = React.forwardRef(() => <Anchor to="/a" />);
`;

it('a component that is used has no types of props', async () => {
  const code = await loaded(`${link} export { Link };`);
  expect(code).toContain('forwardRef');
  expect(code).toContain('displayed');
  expect(code).not.toContain('propTypes');
});

it('a component that is not used is left out', async () => {
  const code = await loaded(`${link.replace('Anchor.displayed = true, ', '')} export default 1;`);
  expect(code).not.toMatch(/forwardRef|Anchor/);
});
