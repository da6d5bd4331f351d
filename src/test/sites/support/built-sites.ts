import fs from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import {
  fixtureSite,
  fixtureSiteAgain,
  type CommandResult,
  type FixtureSite,
  type RunningCommand,
} from './fixture-site';
import { hardConditions } from './hard-conditions';
import {
  changedFiles,
  contentWithFaults,
  firstContent,
  editedPage,
  nextDayContent,
  otherSite,
  settings,
  sharedFiles,
  type Content,
} from './site-content';
import { emptyFolder, filesSince } from './site-files';

/** Result of a build. */
export interface BuiltSite {
  /** The written files; empty if the build failed. */
  folder: string;
  code: number;
  /** Its output, without colors. */
  output: string;
  /** Files of `public` that it wrote. */
  written: string[];
  /** Texts of the cache of pages that it wrote. */
  cachedPages: string[];
  /** When it began and ended, in milliseconds. */
  start: number;
  end: number;
}

/**
 * One site for many builds, as an author has it: most of the half minute of a build goes into the same bundles. Each step
 * continues the previous one and runs when the first test needs it.
 */
const site = once(() => fixtureSite({}, settings, path.join(inject('sitesFolder'), 'site')));

/** A build of content with all kinds of faults, which ends before the bundling. */
export const faultyBuild = once(async () => {
  replaceContent(site(), contentWithFaults);
  return buildSite(site(), 'faulty');
});

/** The other folder and the hard conditions of its builds. */
const other = once(() => ({
  conditions: hardConditions(),
  fixture: fixtureSite(
    firstContent,
    { ...settings, QSC_GENERATE_TYPES: '1' },
    otherSite(inject('sitesFolder')),
  ),
}));

const buildOther = () => {
  const { conditions, fixture } = other();
  return fixture.startBuild(conditions, '--prefix-paths', '--strict');
};

/** Time from a line of the output to the middle of the next step, in milliseconds. */
const KILL_DELAY_MS = 300;

const RENDERED = 'success Building static HTML for pages';

/** Lines after which a build is killed: while it compiles, bundles, and finishes pages. */
const killedAfter = ['success source and transform nodes', 'bootstrap finished', RENDERED];

/** Signals that ended the first builds of the other folder. */
export const killedBuilds = once(async () => {
  const signals: (NodeJS.Signals | null)[] = [];
  for (const line of killedAfter) signals.push(await killAfter(buildOther(), line));
  return signals;
});

/** Kills all processes of a build shortly after a line that it prints. @returns the signal that ended it */
async function killAfter(
  { child, result }: RunningCommand,
  line: string,
): Promise<NodeJS.Signals | null> {
  let printed = '';
  child.stdout.on('data', (chunk) => {
    const isFirst = !printed.includes(line);
    printed += String(chunk);
    if (isFirst && printed.includes(line))
      setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), KILL_DELAY_MS);
  });
  await result;
  return child.signalCode;
}

/**
 * The first two successful builds, in two folders at the same time, of content that causes only warnings. One of them
 * generates types, is strict, runs under hard conditions, and continues after killed builds. They must not disturb each
 * other, and together they take less time.
 */
const twoBuilds = once(async () => {
  await faultyBuild();
  await killedBuilds();
  replaceContent(site(), firstContent);
  site().set(settings);
  const [first, second] = await Promise.all([
    buildSite(site(), 'first'),
    buildSite(other().fixture, 'other-folder', () => buildOther().result),
  ]);
  return { first, second };
});

/** The first successful build, under ordinary conditions. */
export const firstBuild = async () => (await twoBuilds()).first;

/** The same content in the other folder: with type generation, under hard conditions, after killed builds. */
export const otherFolderBuild = async () => (await twoBuilds()).second;

/** The next build of the same files. */
export const warmBuild = once(async () => {
  await firstBuild();
  return buildSite(site(), 'warm');
});

/** The next build, after an edit of one page. */
export const editedBuild = once(async () => {
  await warmBuild();
  site().write('docs/edited.mdx', editedPage('After the edit.'));
  return buildSite(site(), 'edited');
});

/** A style that is added to the code of the site between two builds. */
export const laterStyle = '--later:1';

/** The next build, a day later: a scheduled post is due, one has another title, one became a draft, a style is new. */
export const nextDayBuild = once(async () => {
  await editedBuild();
  write(nextDayContent);
  fs.appendFileSync(path.join(site().folder, 'src/theme/tokens.css'), `html{${laterStyle}}`);
  site().set({ QSC_BUILD_DATE: '2025-04-01' });
  return buildSite(site(), 'next-day');
});

/**
 * Four builds: two with a fault in one page and an edit of another, one that is killed after a second edit, and one that
 * succeeds, has pages that show parts of other files, and runs its queries in processes of their own.
 */
export const buildsAroundFault = once(async () => {
  await nextDayBuild();
  write(sharedFiles);
  site().write('docs/edited.mdx', editedPage('Beside a fault.'));
  site().write('docs/fault.md', '---\ntitle: Fault\nunknown: x\n---\n\nText.\n');
  await buildSite(site(), 'failed-first');
  const failed = await buildSite(site(), 'failed');
  site().write('docs/fault.md');
  site().write('docs/start.mdx', editedPage('Before a kill.'));
  const signal = await killAfter(site().startBuild({}, '--prefix-paths'), RENDERED);
  site().write('docs/photo.png');
  site().write('docs/constructs.mdx', editedPage('No picture.'));
  fs.rmSync(path.join(site().folder, 'content/docs/group'), { recursive: true });
  const pages = path.join(site().folder, 'public');
  fs.writeFileSync(path.join(pages, 'of-earlier.txt'), 'x');
  fs.writeFileSync(path.join(pages, 'index.html.br'), 'cut');
  site().set({ GATSBY_CPU_COUNT: '4' });
  return { failed, signal, healed: await buildSite(site(), 'healed') };
});

const lastDay = { QSC_BUILD_DATE: '2025-04-02' };

/** The next build, a day later, after edits of files that several pages show, but of no page. */
export const changedFilesBuild = once(async () => {
  const { healed } = await buildsAroundFault();
  write(changedFiles);
  site().set(lastDay);
  return { before: healed, after: await buildSite(site(), 'changed-files') };
});

/** A copy of the site in another folder, without an earlier build. */
const cleanSite = once(() => {
  const copy = fixtureSite(
    firstContent,
    { ...settings, ...lastDay },
    path.join(inject('sitesFolder'), 'clean-site'),
  );
  for (const part of ['content', 'src']) {
    emptyFolder(path.join(copy.folder, part));
    fs.cpSync(path.join(site().folder, part), path.join(copy.folder, part), { recursive: true });
  }
  return copy;
});

/** Builds of the same files: a clean one, and one with an emptied `public` in a renamed folder of the project. */
export const sameSites = once(async () => {
  await changedFilesBuild();
  const clean = cleanSite();
  const folder = `${site().folder} moved`;
  emptyFolder(path.join(site().folder, 'public'));
  fs.renameSync(site().folder, folder);
  const again = fixtureSiteAgain(folder, { ...settings, ...lastDay });
  const sites = await Promise.all([buildSite(again, 'moved'), buildSite(clean, 'clean')]);
  return { moved: sites[0], clean: sites[1] };
});

/** A clean build of the same files without the speed plugin. */
export const plainBuild = once(async () => {
  await sameSites();
  await cleanSite().gatsby('clean');
  cleanSite().set({ FAST_BUILDS: 'off' });
  return buildSite(cleanSite(), 'plain');
});

function write(content: Content): void {
  for (const [file, text] of Object.entries(content)) site().write(file, text);
}

async function buildSite(
  fixture: FixtureSite,
  name: string,
  build: () => Promise<CommandResult> = () => fixture.gatsby('build', '--prefix-paths'),
): Promise<BuiltSite> {
  const start = Date.now();
  const result = await build();
  const end = Date.now();
  const written = filesSince(start, path.join(fixture.folder, 'public'));
  const cache = path.join(fixture.folder, '.cache/.site/pages');
  const cachedPages = filesSince(start, cache).map((file) =>
    fs.readFileSync(path.join(cache, file), 'utf8'),
  );
  const folder = path.join(inject('sitesFolder'), name);
  if (result.code === 0)
    for (const part of ['public', 'hosting'])
      fs.cpSync(path.join(fixture.folder, part), path.join(folder, part), { recursive: true });
  return { folder, ...result, written, cachedPages, start, end };
}

function replaceContent(fixture: FixtureSite, content: Content): void {
  fs.rmSync(path.join(fixture.folder, 'content'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(content)) fixture.write(file, text);
}

function once<Value>(make: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: make() }).value;
}
