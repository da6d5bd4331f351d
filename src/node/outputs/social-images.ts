import fs from 'node:fs/promises';
import path from 'node:path';
import { socialImagePath } from '../../lib/social-image';
import { site } from '../../site';
import { digest } from '../source/digest';
import { giveSecondName } from '../source/second-name';
import { codeVersion } from './code-version';
import { drawCard, type SocialCard } from './social-card';

/** A card to draw, and the file in the cache that it is for. */
export interface CardJob {
  card: SocialCard;
  file: string;
}

interface Folders {
  /** The built site. */
  site: string;
  /** Pictures by what they show. */
  cache: string;
}

/** File of a card in the cache: the same for equal cards that the same code draws. */
function cachedFile(card: SocialCard, cache: string): string {
  return path.join(cache, `${digest(JSON.stringify([codeVersion(), site.title, card]))}.png`);
}

/** Cards that the cache lacks, each once. */
export async function missingCards(cards: Iterable<SocialCard>, cache: string): Promise<CardJob[]> {
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const jobs = new Map(
    Array.from(cards, (card) => [cachedFile(card, cache), card] as const).filter(
      ([file]) => !cached.has(path.basename(file)),
    ),
  );
  return Array.from(jobs, ([file, card]) => ({ card, file }));
}

/** Draws cards into the cache. */
export async function drawCards(jobs: readonly CardJob[]): Promise<void> {
  for (const { card, file } of jobs) {
    // A build that ends in the middle leaves no half of a picture.
    await fs.writeFile(`${file}.part`, await drawCard(card));
    await fs.rename(`${file}.part`, file);
  }
}

/**
 * Writes a picture for each page that search engines may list: other sites show it with a link to the page.
 * @param cards by the routes of the pages
 * @param run draws what the cache lacks
 */
export async function writeSocialImages(
  cards: ReadonlyMap<string, SocialCard>,
  { site: folder, cache }: Folders,
  run = drawCards,
): Promise<void> {
  await run(await missingCards(cards.values(), cache));
  const used = new Set<string>();
  const written = new Set<string>();
  for (const [route, card] of cards) {
    const [source, target] = [cachedFile(card, cache), path.join(folder, socialImagePath(route))];
    used.add(source);
    written.add(target);
    if (await isSameFile(source, target)) continue;
    await fs.mkdir(path.dirname(target), { recursive: true });
    giveSecondName(source, target);
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
