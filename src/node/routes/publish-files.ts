import fs from 'node:fs';
import path from 'node:path';
import { currentSite } from '../pages/site-index';
import { siteAbsolute } from '../content/files';
import { imageFile } from '../content/links';
import type { ContentPage } from './build-content';

type NamingPage = Pick<ContentPage, 'file'> & {
  content: Pick<ContentPage['content'], 'links' | 'images' | 'media'>;
};

/** Copies the files of the content that pages show or link to their addresses. @param folder that hosts serve */
export function publishFiles(
  pages: readonly NamingPage[],
  folder = siteAbsolute('public'),
  { addressOf } = currentSite(),
): void {
  for (const { file: page, content } of pages) {
    const { links, images, media } = content;
    const loaded = [...images, ...media].map(({ src }) => src);
    for (const href of [...links.map((link) => link.href), ...loaded]) {
      const file = imageFile(href, page);
      const address = file === undefined ? undefined : addressOf(file);
      if (file === undefined || address === undefined) continue;
      // The address holds the digest of the file.
      const target = path.join(folder, decodeURIComponent(address));
      if (fs.existsSync(target)) continue;
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.copyFileSync(siteAbsolute(file), target);
    }
  }
}
