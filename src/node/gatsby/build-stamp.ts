import fs from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { parseJson } from '../../lib/values/parse-json';
import { isProduction } from '../../site';
import { pathsIn, readSiteFile, siteAbsolute, writeFile } from '../content/files';
import { bundleFile, bundleFolder } from '../workers/bundle';
import { codeVersion } from '../workers/code-version';
import { digest } from '../content/digest';

/** State of Gatsby's cache and of `public`, as the last command left them. */
interface Stamp {
  /** Root folder of the site: ids of nodes hold absolute paths. */
  folder: string;
  /** Of the code, the packages, the version of Node, and the path prefix, which responses to queries of pictures hold. */
  inputs: string;
  /** `building` until Gatsby has stored its state: also after a command that failed or was killed. */
  state: 'building' | 'complete';
  /** The same text is in `public`. */
  id: string;
  /** Bytes of the files of `public`, by their names. Empty after `gatsby develop`. */
  files: Readonly<Record<string, number | undefined>>;
}

/** Gatsby empties its cache except folders whose names begin with a dot. */
const stampFile = siteAbsolute(`${bundleFolder}/stamp.json`);
const staticFolder = siteAbsolute('static');
const publicFolder = siteAbsolute('public');
const publicStampFile = path.join(publicFolder, '_gatsby/stamp.txt');

/** When Gatsby last stored its own state, which it does at the end of a build, and whenever `gatsby develop` is idle. */
const stateStored = () =>
  fs.statSync(siteAbsolute('.cache/redux'), { throwIfNoEntry: false })?.ctimeMs ?? 0;

let prefix = '';
const site = () => ({
  folder: siteAbsolute('.'),
  inputs: digest(codeVersion(bundleFile('node-apis')) + prefix),
});

/**
 * Makes Gatsby drop its state and its files where they do not fit the content or `public`: Gatsby stores nodes at once, and
 * pages and queries at the end. Caches of the site are valid by their keys, and stay.
 */
export function dropForeignState({ store, reporter, basePath }: NodePluginArgs): void {
  prefix = basePath;
  const stamp = parseJson(readSiteFile(stampFile) ?? '')?.value as Stamp | undefined;
  const reason = reasonToDrop(stamp);
  if (reason === undefined) return;
  // A killed build may leave half a file, and scripts and pictures are written once for each name.
  emptyFolder(publicFolder);
  // Webpack's cache holds absolute paths.
  if (stamp?.folder !== site().folder) emptyFolder(siteAbsolute('.cache/webpack'));
  if (store.getState().status.PLUGINS_HASH) reporter.info(`${reason}: all pages are built again.`);
  forgetJobs(store);
  // Gatsby deletes its files and empties its state as after a change of plugins. Not 'DELETE_CACHE' from here: it would open
  // the database of nodes, whose file Gatsby deletes then, and worker processes would find no nodes.
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
}

/** Makes Gatsby write pictures again, which it does once for each name. */
export function forgetJobs(store: NodePluginArgs['store']): void {
  const { complete, incomplete } = (store.getState() as JobsState).jobsV2;
  for (const contentDigest of [...complete.keys(), ...incomplete.keys()])
    store.dispatch({ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } });
}

interface JobsState {
  jobsV2: Record<'complete' | 'incomplete', ReadonlyMap<string, unknown>>;
}

function reasonToDrop(stamp: Stamp | undefined): string | undefined {
  const { folder, inputs } = site();
  if (stamp?.state !== 'complete') return 'The last build did not end';
  if (stamp.folder !== folder) return `The cache is of the folder ${stamp.folder}`;
  if (stamp.inputs !== inputs)
    return 'The code, the packages, the version of Node, or the path prefix changed';
  const blocked = pathsIn(staticFolder).find(isBlocked);
  if (blocked !== undefined) return `static/${blocked} is a file or a folder, and was the other`;
  const changed = Object.entries(stamp.files).find(([file, size]) => sizeOf(file) !== size);
  if (changed) return `public${changed[0]} is not as the last build left it`;
  return readSiteFile(publicStampFile) === stamp.id
    ? undefined
    : 'The folder public is not from the last build';
}

const isFolder = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isDirectory();

/** Whether Gatsby cannot copy a file of `static` over a folder of `public` with its name, or a folder over a file. */
function isBlocked(file: string): boolean {
  const isTargetFolder = isFolder(path.join(publicFolder, file));
  return isTargetFolder !== undefined && isTargetFolder !== isFolder(path.join(staticFolder, file));
}

/** Bytes of a file of `public`. Caches of CI may restore files without their times. */
const sizeOf = (file: string) =>
  fs.statSync(path.join(publicFolder, file), { throwIfNoEntry: false })?.size;

/** Notes that Gatsby changes its state from now on. */
export function beginBuild({ emitter }: NodePluginArgs): void {
  // Gatsby's worker processes also call the hooks.
  if (process.env['GATSBY_WORKER_POOL_WORKER']) return;
  write({ state: 'building', id: '', files: {} });
  if (!isProduction) completeWhenIdle(emitter);
}

/** Notes a complete build at the end of the process, when Gatsby has stored its state. @param files of `public` */
export function completeAtExit(files: readonly string[], content: string): void {
  const stored = stateStored();
  process.once('exit', (code) => {
    // Gatsby only warns of a state that it could not store.
    if (code !== 0 || stateStored() === stored) return;
    const sizes = Object.fromEntries(files.map((file) => [file, sizeOf(file)]));
    write({ state: 'complete', id: digest(content), files: sizes });
  });
}

const CHECK_MS = 250;

/** `gatsby develop` ends by Ctrl+C. It is complete while Gatsby's state is newer than the last change of a node. */
function completeWhenIdle(emitter: NodePluginArgs['emitter']): void {
  let changed = Date.now();
  let state: Stamp['state'] = 'building';
  const set = (next: Stamp['state']) => {
    if (state !== next) write({ state: (state = next), id: 'develop', files: {} });
  };
  const onChange = () => {
    changed = Date.now();
    set('building');
  };
  emitter.on('CREATE_NODE', onChange);
  emitter.on('DELETE_NODE', onChange);
  setInterval(() => {
    if (stateStored() > changed) set('complete');
  }, CHECK_MS).unref();
}

function write(stamp: Pick<Stamp, 'state' | 'id' | 'files'>): void {
  if (stamp.state === 'complete') writeFile(publicStampFile, stamp.id);
  writeFile(stampFile, JSON.stringify({ ...site(), ...stamp } satisfies Stamp));
}

function emptyFolder(folder: string): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}
