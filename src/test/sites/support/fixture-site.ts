import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Tests run in the repository's root. */
const root = process.cwd();

/** Files and folders of the site that a copy needs besides its content. */
const parts = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'plugins',
  'src',
  'static',
  'tools',
];

/** Settings that src/site.ts reads from the environment. */
type Environment = Readonly<Record<string, string>>;

export interface FixtureSite {
  folder: string;
  /** Writes a file below content/, or deletes it when there is no text. */
  write: (file: string, text?: string | Buffer) => void;
  /** Changes settings of the environment for the commands that follow. */
  set: (settings: Environment) => void;
  /** Runs a Gatsby command to its end. */
  gatsby: (...args: string[]) => Promise<CommandResult>;
  /** Starts the command of `npm run build` with these arguments, in a separate process group. */
  startBuild: (conditions: Conditions, ...args: string[]) => RunningCommand;
  remove: () => void;
}

export interface CommandResult {
  /** Exit code; 1 when the command was killed. */
  code: number;
  /** Its output, without colors. */
  output: string;
}

/** Conditions on the machine of a command. */
export interface Conditions {
  /** Program with arguments that runs the command. */
  runner?: readonly string[];
  /** Variables that differ from the variables of the tests. */
  env?: Environment;
}

export interface RunningCommand {
  child: ChildProcessWithoutNullStreams;
  result: Promise<CommandResult>;
}

/**
 * A copy of the site with linked dependencies.
 * @param content its files; if there are none, the caller adds the content of the site
 * @param folder the folder of the copy, by default a new temporary one
 */
export function fixtureSite(
  content: Readonly<Record<string, string | Buffer>>,
  settings: Environment = {},
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-site-')),
): FixtureSite {
  for (const part of parts)
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const isFixture = Object.keys(content).length > 0;
  if (isFixture) pinPrefixes(path.join(folder, 'src/site.ts'));
  const site = siteIn(folder, isFixture ? { ...settings, ...fixtureEnvironment } : settings);
  for (const [file, text] of Object.entries(content)) site.write(file, text);
  return site;
}

/** Tells the build that the content is that of a test. */
const fixtureEnvironment: Environment = { QSC_FIXTURE: '1' };

/** A fixture site that an earlier run made. */
export function fixtureSiteAgain(folder: string, settings: Environment): FixtureSite {
  return siteIn(folder, { ...settings, ...fixtureEnvironment });
}

function siteIn(folder: string, settings: Environment): FixtureSite {
  const environment = { ...settings };
  return {
    folder,
    write(file, text) {
      const target = path.join(folder, 'content', file);
      if (text === undefined) return fs.rmSync(target);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    },
    set: (more) => Object.assign(environment, more),
    gatsby: (...args) => resultOf(startGatsby(folder, args, environment)),
    startBuild({ runner = [], env }, ...args) {
      const command = [...runner, process.execPath, 'tools/gatsby.mjs', 'build', ...args];
      const child = start(folder, command, { ...environment, ...env }, true);
      return { child, result: resultOf(child) };
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Sets the prefixes of the routes that the content of tests contains, whatever prefixes the site has. */
function pinPrefixes(file: string): void {
  const settings = fs.readFileSync(file, 'utf8');
  const pinned = settings.replace(
    /prefixes: \{ docs: '[^']*', blog: '[^']*' \}/,
    "prefixes: { docs: '/docs', blog: '/blog' }",
  );
  if (!pinned.includes("prefixes: { docs: '/docs', blog: '/blog' }"))
    throw new Error('src/site.ts has no prefixes to pin');
  fs.writeFileSync(file, pinned);
}

function resultOf(child: ChildProcessWithoutNullStreams): Promise<CommandResult> {
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripColors(output) }));
  });
}

/** Starts a Gatsby command in a fixture site and leaves it running. */
export function startGatsby(folder: string, args: readonly string[], settings: Environment = {}) {
  const quickStart = './plugins/gatsby-plugin-fast-builds/quick-start.mjs';
  const command = [process.execPath, '--import', quickStart, 'node_modules/.bin/gatsby', ...args];
  return start(folder, command, settings, false);
}

function start(
  folder: string,
  [program = '', ...args]: readonly string[],
  settings: Environment,
  detached: boolean,
) {
  const base = {
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
    NODE_ENV: undefined,
    FORCE_COLOR: '0',
  };
  const env = { ...process.env, ...settings, ...base };
  return spawn(program, args, { cwd: folder, detached, env });
}

export const stripColors = stripVTControlCharacters;

/** Smallest content that builds: a page and the declared keys. */
export const minimalContent = {
  'tags.yml': 'facet:\n  label: Facet\n',
  'authors.yml': 'docs-team:\n  name: Documentation team\n',
  'docs/start.mdx': '---\ntitle: Start\ntags: [facet]\n---\n\nHello.\n',
};
