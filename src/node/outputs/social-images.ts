import fs from 'node:fs/promises';
import path from 'node:path';
import { socialImagePath } from '../../lib/addresses/social-image';
import { site } from '../../site';
import { bundleFolder } from '../source/workers/bundle';
import { digest } from '../source/workers/digest';
import { filesIn, siteAbsolute } from '../source/files';
import { codeVersion } from '../source/workers/code-version';
import { hardLinkOrCopy } from '../source/workers/hard-link-or-copy';
import { runTasks, workerTask } from '../source/workers/pool';
import { drawToFile, type SocialCard } from './social-card';

const drawing = workerTask('post-build.worker', 'drawCards', drawToFile);

/** Folder of pictures by what they show. */
export const pictureCache = siteAbsolute(`${bundleFolder}/social`);

interface Folders {
  /** The built site. */
  site: string;
  /** Pictures by what they show. */
  cache: string;
}

/** Name of a picture in the cache: the same for equal cards that the same code draws. */
function pictureName(card: SocialCard): string {
  return `${digest(JSON.stringify([codeVersion(drawing.bundle), site.title, card]))}.png`;
}

/** Draws the pictures that the cache lacks. @returns all cards by the files of their pictures */
export async function drawPictures(
  cards: Iterable<SocialCard>,
  cache: string,
): Promise<Map<string, SocialCard>> {
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set((await fs.readdir(cache)).map((name) => path.join(cache, name)));
  const pictures = new Map(
    Array.from(cards, (card) => [path.join(cache, pictureName(card)), card] as const),
  );
  const missing = [...pictures].filter(([file]) => !cached.has(file));
  await runTasks(
    drawing,
    missing.map(([file, card]) => ({ card, file })),
  );
  return pictures;
}

/**
 * Writes a picture for each page that search engines may list: other sites show it with a link to the page.
 * @param cards by the routes of the pages
 */
export async function writeSocialImages(
  cards: ReadonlyMap<string, SocialCard>,
  { site: folder, cache }: Folders,
): Promise<void> {
  const pictures = await drawPictures(cards.values(), cache);
  const cardFiles = new Map(
    Array.from(cards, ([route, card]) => [
      path.join(folder, socialImagePath(route)),
      path.join(cache, pictureName(card)),
    ]),
  );
  for (const [target, file] of cardFiles) {
    await fs.mkdir(path.dirname(target), { recursive: true });
    hardLinkOrCopy(file, target);
  }
  await removeOthers(cache, pictures);
  await removeOthers(path.join(folder, 'social'), cardFiles);
}

async function removeOthers(folder: string, files: ReadonlyMap<string, unknown>): Promise<void> {
  for (const file of filesIn(folder).map((name) => path.join(folder, name)))
    if (!files.has(file)) await fs.rm(file);
}
