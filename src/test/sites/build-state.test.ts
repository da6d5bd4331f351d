import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { siteDifferences } from '../build/site-differences';
import {
  buildsAroundFault,
  changedFilesBuild,
  nextDayBuild,
  plainBuild,
  sameSites,
  type BuiltSite,
} from './support/built-sites';
import { changedFiles, digests } from './support/site-files';

let around: Awaited<ReturnType<typeof buildsAroundFault>>;
let last: BuiltSite;
let same: Awaited<ReturnType<typeof sameSites>>;
let plain: BuiltSite;
// One hook for each build, as one build can take minutes on a busy machine.
beforeAll(nextDayBuild);
beforeAll(async () => {
  around = await buildsAroundFault();
});
beforeAll(async () => {
  last = (await changedFilesBuild()).after;
});
beforeAll(async () => {
  same = await sameSites();
});
beforeAll(async () => {
  plain = await plainBuild();
});

const readPublished = (file: string) =>
  fs.readFileSync(path.join(around.healed.folder, 'public', file), 'utf8');

it('a build after two that failed and one that was killed publishes every edit', () => {
  const { failed, signal, healed } = around;
  expect(failed.code, failed.output).toBe(1);
  expect(signal).toBe('SIGKILL');
  expect(healed.code, healed.output).toBe(0);
  // All bundles are those of the plugin, which the next build takes.
  expect(healed.output).not.toContain('gatsby-plugin-fast-builds');
  for (const file of ['docs/edited.html', 'docs/edited/index.html', 'docs/edited.md'])
    expect(readPublished(file), file).toContain('Beside a fault.');
  for (const file of ['docs/start.html', 'docs/start/index.html', 'docs/start.md'])
    expect(readPublished(file), file).toContain('Before a kill.');
});

it('removed pages and pictures leave no files, and foreign files are removed', () => {
  const folder = path.join(around.healed.folder, 'public');
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /photo|of-earlier|docs\/group/.test(name))).toEqual([]);
  const isEmpty = (name: string) =>
    fs.statSync(path.join(folder, name)).isDirectory() &&
    fs.readdirSync(path.join(folder, name)).length === 0;
  expect(names.filter(isEmpty)).toEqual([]);
});

it('truncated compressed files of another command are not published', () => {
  expect(fs.existsSync(path.join(around.healed.folder, 'public/index.html.br'))).toBe(false);
});

it.each(['moved', 'clean'] as const)(
  'a site after failed and killed builds and edits equals that of a %s folder',
  (name) => {
    expect(same[name].code, same[name].output).toBe(0);
    expect(changedFiles(digests(last), digests(same[name]))).toEqual([]);
  },
);

it('it also equals a clean build without the speed plugin, except for the bundled scripts', () => {
  expect(plain.code, plain.output).toBe(0);
  expect(siteDifferences(last.folder, plain.folder)).toEqual([]);
});
