import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { env } from '../tools/environment.mjs';
import { measuredRun } from './processes.mjs';
import { listFiles } from './site-copy.mjs';
import { syntheticDocs } from './synthetic-docs.mjs';

/** Other programs that build documentation, by name: each builds `count` synthetic docs, clean and after one edit. */
export const peers = { starlight };

/** Starlight and its build tools: the newest versions for each version of Node. */
const starlightVersions =
  Number(process.versions.node.split('.')[0]) >= 22
    ? { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.34.5' }
    : { '@astrojs/starlight': '0.37.6', astro: '5.18.0', sharp: '0.34.5' };

async function starlight(count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-bench-starlight-'));
  try {
    fs.mkdirSync(path.join(folder, 'src'));
    for (const [name, text] of Object.entries(project))
      fs.writeFileSync(path.join(folder, name), text);
    // Into a temporary folder: the site does not need them, and they are large.
    const install = ['install', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync('npm', install, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`Starlight could not be installed:\n${stderr}`);
    const docs = path.join(folder, 'src/content/docs');
    await syntheticDocs(docs, count);
    const files = listFiles(docs, '.mdx');
    for (const file of files) fs.writeFileSync(file, forStarlight(fs.readFileSync(file, 'utf8')));
    const astro = path.join(folder, 'node_modules/astro');
    const { bin } = JSON.parse(fs.readFileSync(path.join(astro, 'package.json'), 'utf8'));
    const build = () =>
      measuredRun(path.join(astro, bin.astro), ['build'], folder, {
        ASTRO_TELEMETRY_DISABLED: '1',
      });
    const clean = await build();
    fs.appendFileSync(files[0], '\nOne more sentence.\n');
    return { clean, again: await build() };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Files of the project by name. */
const project = {
  'package.json': JSON.stringify({ type: 'module', dependencies: starlightVersions }),
  'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { site: 'https://docs.example.org', integrations: [starlight({ title: 'Docs' })] };
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
};

/** The same page by Starlight's rules: braces are code there, and links are routes. */
function forStarlight(text) {
  return text
    .replaceAll('{host}', '\\{host}')
    .replace(
      /\]\(\.\.\/([\w/-]+)\.mdx(#[\w-]+)?\)/g,
      (_, route, anchor = '') => `](/${route}/${anchor})`,
    );
}
