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
  /** Pictures by what they show. */
  cache: string;
}

/** File of a card in the cache: the same for equal cards that the same code draws. */
function cachedFile(card: SocialCard, cache: string): string {
  return path.join(
    cache,
    `${digest(JSON.stringify([codeVersion(drawing.bundle), site.title, card]))}.png`,
  );
}

/** Cards that the cache lacks, each once. */
export async function missingCards(
  cards: Iterable<SocialCard>,
  cache: string,
): Promise<CardFile[]> {
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const jobs = new Map(
    Array.from(cards, (card) => [cachedFile(card, cache), card] as const).filter(
      ([file]) => !cached.has(path.basename(file)),
    ),
  );
  return Array.from(jobs, ([file, card]) => ({ card, file }));
}

/**
 * Writes a picture for each page that search engines may list: other sites show it with a link to the page.
 * @param cards by the routes of the pages
 */
export async function writeSocialImages(
  cards: ReadonlyMap<string, SocialCard>,
  { site: folder, cache }: Folders,
): Promise<void> {
  await runTasks(drawing, await missingCards(cards.values(), cache));
  const used = new Set<string>();
  const written = new Set<string>();
  for (const [route, card] of cards) {
    const [source, target] = [cachedFile(card, cache), path.join(folder, socialImagePath(route))];
    used.add(source);
    written.add(target);
    if (await isSameFile(source, target)) continue;
    await fs.mkdir(path.dirname(target), { recursive: true });
    hardLinkOrCopy(source, target);
  }
  await removeOthers(cache, used);
  await removeOthers(path.join(folder, 'social'), written);
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => fs.stat(file).catch(() => undefined)),
  );
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

async function removeOthers(folder: string, files: ReadonlySet<string>): Promise<void> {
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(file)) await fs.rm(file);
  }
}
