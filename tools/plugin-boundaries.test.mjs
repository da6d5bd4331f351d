import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint();

/** Messages of lint about the imports of a file, which need not exist. */
async function messages(filePath, text) {
  const [{ messages: faults }] = await eslint.lintText(`${text};\n`, { filePath });
  return faults.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map((one) => one.message);
}

const insides = [
  "import 'gatsby/dist/redux'",
  "import page from 'gatsby/cache-dir/production-app'",
  "export * from 'gatsby/dist/utils/page-data'",
  "await import('gatsby/dist/redux')",
  "require('gatsby/dist/redux')",
  "require.resolve('gatsby/dist/redux')",
  'delete require.cache[name]',
  'require.cache[name] = {}',
];

it.each(['src/node/planted.ts', 'src/app/planted.tsx', 'gatsby-node.ts', 'tools/planted.mjs'])(
  "%s may not reach into Gatsby's inside",
  async (file) => {
    for (const text of insides)
      expect(await messages(file, text), text).toEqual([
        "Gatsby's inside is for plugins/gatsby-plugin-fast-builds alone.",
      ]);
    expect(await messages(file, "import { graphql } from 'gatsby'")).toEqual([]);
  },
);

const plugin = 'plugins/gatsby-plugin-fast-builds';

it('the plugin may, and imports nothing of the site', async () => {
  for (const text of insides) expect(await messages(`${plugin}/planted.mjs`, text)).toEqual([]);
  for (const text of [
    "import '../../src/site'",
    "import('../../../src/site.ts')",
    "require('../../src/site')",
  ])
    expect(await messages(`${plugin}/hooks/planted.mjs`, text), text).toEqual([
      'The plugin knows nothing of this site.',
    ]);
});

it('no file of the plugin names the site or imports a file outside of the plugin', () => {
  const files = fs
    .readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mjs|js|json|md)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = fs.readFileSync(path.join(plugin, file), 'utf8');
    expect(text, file).not.toMatch(/\bqsc\b/i);
    for (const [, specifier] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
      const target = path.join(path.dirname(file), specifier);
      expect(target.startsWith('..'), `${file} imports ${specifier}`).toBe(false);
    }
  }
});
