import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import * as Type from '../../search/protocol/schema/type';
import bundleAlone from './bundle-alone.mjs';

const { write } = temporaryFolder('qsc-bundle-');

const root = process.cwd();
const file = path.join(root, 'src/search/protocol/schema/type.ts');
const bundleScript = (resourcePath: string): string =>
  bundleAlone.call({ resourcePath, rootContext: root, getOptions: () => ({ target: 'es2022' }) });

it('bundles many modules into one with the same behavior', async () => {
  const text = bundleScript(file);
  expect(text).not.toMatch(/^import /m);
  const module = write('type.mjs', text);
  const alone = (await import(pathToFileURL(module).href)) as typeof Type;
  const values = Object.entries(Type).filter(([, value]) => typeof value === 'function');
  expect(Object.keys(alone).sort()).toEqual(values.map(([name]) => name).sort());
  const schema = ({ Object: object, Optional, Array: list, String: text }: typeof Type) =>
    object({ names: Optional(list(text({ minLength: 1 }))) });
  expect(JSON.stringify(schema(alone))).toBe(JSON.stringify(schema(Type)));
});

it('omits unused code', () => {
  expect(bundleScript(file).length).toBeLessThan(200_000);
});

it('names the file that could not be bundled', () => {
  expect(() => bundleScript(path.join(root, 'src/none.ts'))).toThrow('none.ts');
});
