import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root } from './environment.mjs';

const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-arguments-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = (name, content) => {
  fs.writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};

/**
 * Runs a script as npm runs it. It does not block the process: a test run that receives a signal would continue until the
 * last row.
 */
function runScript(name, ...args) {
  const [, ...words] = scripts[name].replace(/^exec /, '').split(' ');
  const options = { cwd: root, env: { ...process.env, npm_lifecycle_event: name } };
  return new Promise((resolve) => {
    execFile(process.execPath, [...words, ...args], options, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, stdout, stderr }),
    );
  });
}

/** Runs a script that fails. @returns the lines of its stderr */
async function errorLines(name, ...args) {
  const { hasFailed, stdout, stderr } = await runScript(name, ...args);
  expect([name, hasFailed, stdout]).toEqual([name, true, '']);
  return stderr.trimEnd().split('\n');
}

describe('npm run', () => {
  // The commands of authors read their options in one function, so one of them is run.
  const ownScripts = Object.keys(scripts).filter(
    (name) => /^(?:exec )?node /.test(scripts[name]) && !['new-post', 'rename'].includes(name),
  );

  // One function reads the options of all, and names those that it does not know.
  it.each(ownScripts)('%s prints its usage', async (name) => {
    const { stdout, ...end } = await runScript(name, '--help');
    expect(end).toEqual({ hasFailed: false, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}(?: -- .+)?\n.+\n$`));
  });
});

it.each([
  ['serve', ['--bogus'], "Unknown option '--bogus'. Allowed: --port, --host"],
  ['compress', ['--bogus'], "Unknown option '--bogus'. No option is allowed."],
  ['build', ['--prefix-path'], 'Allowed: --strict, --prefix-paths'],
  ['build', ['public'], "Unexpected argument 'public'"],
  ['develop', ['--port', 'abc'], '--port must be a port from 1 to 65535, it is "abc"'],
  ['serve', ['--port', '-1'], 'is ambiguous. Allowed: '],
  ['serve', ['--port', '0'], '--port must be a port from 1 to 65535'],
  ['serve', ['--port', '65536'], '--port must be a port from 1 to 65535'],
  ['bench', ['ten'], '"ten" is no number of pages'],
  ['bench', ['10', '--peer', 'nobody'], 'There is no peer nobody. Known: starlight'],
  ['bench:search-size', ['1e3'], '"1e3" is no number of pages'],
  ['licenses', ['x'], "Unexpected argument 'x'"],
  ['compress', ['x'], "Unexpected argument 'x'"],
  ['check:seo', ['public', 'hosting'], "Unexpected argument 'hosting'"],
  ['check:seo', ['nowhere'], 'run npm run build first'],
  ['check:links', ['nowhere'], 'run npm run build first'],
  ['check:links', ['--verbosity', 'info'], "Unknown option '--verbosity'"],
  [
    'preview:diff',
    ['public'],
    'NEW is missing: npm run preview:diff -- [--origin <value>] OLD NEW',
  ],
  ['preview:diff', ['nowhere', 'README.md'], 'nowhere has no built site'],
  ['report:readers', [], 'FILE… is missing'],
  ['report:readers', ['nowhere.jsonl'], 'nowhere.jsonl is no file'],
  ['report:readers', ['src'], 'src is no file'],
  ['report:readers', ['x'.repeat(300)], 'is no file'],
  ['report:readers', [file('empty', '')], 'There is no event in'],
  ['report:readers', [file('binary', Buffer.from([0, 255, 10, 254]))], 'There is no event in'],
  ['new-page', ['how-to', '../../x'], 'part of an address'],
  ['new-page', ['poem', 'x'], 'Name a kind'],
  ['new-post', [], 'NAME is missing'],
  ['rename', ['a', 'b', 'c'], "Unexpected argument 'c'"],
  ['rename', ['nowhere', 'x'], 'There is no page nowhere'],
])('npm run %s -- %j says what is wrong in one line', async (name, args, message) => {
  const lines = await errorLines(name, ...args);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
});

it('an option that npm took is named, with the line to write', async () => {
  vi.stubEnv('npm_config_html', 'true');
  const line = 'npm took --html for itself. Write npm run report:readers -- --html …';
  expect(await errorLines('report:readers', 'events.jsonl')).toEqual([line]);
});

it('a command ends quietly when the program that reads its output ends', () => {
  const command = `node --import ./tools/command-fault.mjs -e 'setInterval(() => console.log(1), 1)'`;
  const { stderr, stdout } = spawnSync('sh', ['-c', `${command} | head -1`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stderr, stdout }).toEqual({ stderr: '', stdout: '1\n' });
});
