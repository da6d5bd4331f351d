import { mkdirSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { socialImagePath } from '../../lib/social-image';
import { site } from '../../site';
import { digest } from '../source/digest';
import { bundleFile } from '../source/bundle';
import { codeVersion } from '../source/code-version';
import { hardLinkOrCopy } from '../source/hard-link-or-copy';
import { runTasks, type WorkerTask } from '../source/pool';
import { drawToFile, type CardFile } from './card-file';
import type { SocialCard } from './social-card';

const drawing: WorkerTask<CardFile, void> = {
  bundle: bundleFile('post-build.worker'),
  name: 'drawToFile',
  run: drawToFile,
};

interface Folders {
  /** The built site. */
  site: string;
  /** Pictures of earlier builds, by what they show. */
  cache: string;
}

/**
 * Writes a picture for each page that search engines may list: other sites show it with a link to the page. A picture is
 * drawn once; the next build takes it from the cache, and leaves alone what is in place.
 * @param cards what the pictures say, by the routes of the pages
 */
export async function writeSocialImages(
  cards: ReadonlyMap<string, SocialCard>,
  { site: folder, cache }: Folders,
): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  const known = new Set(await fs.readdir(cache));
  const wanted = new Map([...cards.values()].map((card) => [cardName(card), card]));
  const missing = [...wanted].filter(([name]) => !known.has(name));
  await runTasks(
    drawing,
    missing.map(([name, card]) => ({ card, file: path.join(cache, name) })),
  );
  // Beside the cache: which of its pictures each page has.
  const list = `${cache}.json`;
  const before = await readList(list);
  const names = new Map<string, string>();
  const folders = new Set<string>();
  for (const [route, card] of cards) {
    const name = cardName(card);
    names.set(route, name);
    const source = path.join(cache, name);
    const target = path.join(folder, socialImagePath(route));
    if (before[route] === name && isSameSize(source, target)) continue;
    if (!folders.has(path.dirname(target))) mkdirSync(path.dirname(target), { recursive: true });
    folders.add(path.dirname(target));
    hardLinkOrCopy(source, target);
  }
  await fs.writeFile(list, JSON.stringify(Object.fromEntries(names)));
  const used = new Set(names.values());
  for (const name of await fs.readdir(cache))
    if (!used.has(name)) await fs.rm(path.join(cache, name));
  await removeOthers(path.join(folder, 'social'), new Set([...names.keys()].map(socialImagePath)));
}

/** Name of a card's picture in the cache: the same for the same words, drawn the same way. */
export function cardName(card: SocialCard): string {
  return `${digest(JSON.stringify([codeVersion(drawing.bundle), site.title, card]))}.png`;
}

async function readList(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string>;
  } catch {
    // Not there, or not written to its end: then all pictures are copied.
    return {};
  }
}

function isSameSize(one: string, other: string): boolean {
  // Asking is ten times as fast without promises.
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.size === b?.size;
}

/** Deletes the pictures of pages that are no longer there. */
async function removeOthers(folder: string, written: ReadonlySet<string>): Promise<void> {
  const files = await fs.readdir(folder, { recursive: true }).catch(() => []);
  for (const file of files)
    if (file.endsWith('.png') && !written.has(`/social/${file.split(path.sep).join('/')}`))
      await fs.rm(path.join(folder, file));
}
