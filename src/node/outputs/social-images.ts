import fs from 'node:fs';
import path from 'node:path';
import { socialImagePath } from '../../lib/addresses/social-image';
import { site } from '../../site';
import { bundleFolder } from '../workers/bundle';
import { digest } from '../content/digest';
import { filesIn, siteAbsolute } from '../content/files';
import { codeVersion } from '../workers/code-version';
import { hardLinkOrCopy } from '../workers/hard-link-or-copy';
import { runTasks, workerTask } from '../workers/pool';
import { drawToFile, markDrawing, type CardFile, type SocialCard } from './social-card';

const drawing = workerTask('post-build.worker', 'drawCards', drawToFile);

/** Folder of pictures, which are named by their content. */
export const pictureCache = siteAbsolute(`${bundleFolder}/social`);

/** Name of a picture in the cache: the same for equal cards that the same code draws. */
const pictureName = (card: SocialCard) =>
  `${digest(JSON.stringify([codeVersion(drawing.bundle), markDrawing(), site.title, card]))}.png`;

/** Writes a picture for each page that search engines may list. @param cards by the routes of the pages */
export async function writeSocialImages(
  cards: ReadonlyMap<string, SocialCard>,
  { site: folder, cache }: { site: string; cache: string },
): Promise<void> {
  const ofSite = new Map<string, CardFile>();
  for (const [route, card] of cards)
    ofSite.set(path.join(folder, socialImagePath(route)), {
      card,
      file: path.join(cache, pictureName(card)),
    });
  const pictures = new Map([...ofSite.values()].map((picture) => [picture.file, picture]));
  await runTasks(
    drawing,
    [...pictures.values()].filter(({ file }) => !fs.existsSync(file)),
  );
  for (const [target, { file }] of ofSite) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    hardLinkOrCopy(file, target);
  }
  removeOthers(cache, pictures);
  removeOthers(path.join(folder, 'social'), ofSite);
}

function removeOthers(folder: string, files: ReadonlyMap<string, unknown>): void {
  for (const file of filesIn(folder).map((name) => path.join(folder, name)))
    if (!files.has(file)) fs.rmSync(file);
}
