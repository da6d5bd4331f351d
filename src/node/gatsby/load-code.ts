import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, formatMessagesSync, type BuildFailure } from 'esbuild';
import { folderFault } from '../../../tools/folder-fault.mjs';
import type * as NodeApis from '../node-apis';
import { bundleFolder } from '../workers/bundle';

/**
 * Code of the site that runs in Node, bundled. Gatsby compiles gatsby-config.ts and gatsby-node.ts by Parcel, with all
 * that they import, at each start, which takes seconds for all of `src/node`. So these two files import only this module,
 * and esbuild bundles the rest: the Node APIs, and each worker. Processes that Gatsby starts use the same bundles.
 */
export function loadCode(root = process.cwd()): typeof NodeApis {
  try {
    bundleCode(root);
    const load = createRequire(path.join(root, 'package.json'));
    return load(`./${bundleFolder}/node-apis.js`) as typeof NodeApis;
  } catch (error) {
    // A thrown error would be lost: Gatsby continues and fails at its first call of the API.
    console.error(folderFault(root) ?? messageOf(error as LoadError));
    process.exit(1);
  }
}

/** Writes the bundles, unless they are there, whole, and made from the current sources. */
export function bundleCode(root: string): void {
  const sources = sourceState(root);
  const state = () => `${sources}\n${bundleState(root)}`;
  const stateFile = path.join(root, bundleFolder, 'sources.txt');
  if (fs.existsSync(stateFile) && fs.readFileSync(stateFile, 'utf8') === state()) return;
  bundleSources(root);
  fs.writeFileSync(stateFile, state());
}

type LoadError = NodeJS.ErrnoException & Partial<BuildFailure>;

function messageOf({ errors, code, message, stack }: LoadError) {
  if (errors) return formatMessagesSync(errors, { kind: 'error' }).join('\n');
  if (!code?.endsWith('MODULE_NOT_FOUND')) return stack;
  const [line] = message.split('\n');
  return `${line}: the installed packages differ from package-lock.json. Run "npm ci".`;
}

/** Name, size, and time of the last change of each source: programs set the time of the content as they like. */
function sourceState(root: string): string {
  const sources = fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:tsx?|json)$/.test(file))
    .map((file) => path.join('src', file));
  const files = [...sources, 'tsconfig.json', 'package-lock.json'];
  return [process.version, ...files.map((file) => stateOf(root, file))].join('\n');
}

/** The same of each bundle that exists. */
function bundleState(root: string): string {
  const folder = path.join(root, bundleFolder);
  const bundles = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return bundles
    .filter((file) => file.endsWith('.js'))
    .map((file) => stateOf(root, path.join(bundleFolder, file)))
    .join('\n');
}

function stateOf(root: string, file: string): string {
  // Editors create dangling links beside files.
  const stat = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
  return `${file} ${stat?.size} ${stat?.ctimeMs}`;
}

function bundleSources(root: string): void {
  const workers = fs
    .readdirSync(path.join(root, 'src/node'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => path.join('src/node', file));
  buildSync({
    entryPoints: ['src/node/node-apis.ts', ...workers].map((file) => ({
      in: file,
      out: path.basename(file, '.ts'),
    })),
    absWorkingDir: root,
    outdir: bundleFolder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
  });
}
