import fs from 'node:fs/promises';
import path from 'node:path';
import { socialImagePath } from '../../lib/social-image';
import { site } from '../../site';
import { digest } from '../source/digest';
import { readSiteFile } from '../source/files';
import { cardSources, drawCard, type SocialCard } from './social-card';

interface Folders {
  /** The built site. */
  site: string;
  /** Pictures of earlier builds, by what they show. */
  cache: string;
}

/**
 * Writes a picture for each page that search engines may list: other sites show it with a link to the page. What it
 * says is in the page's own head. A picture is drawn once; the next build takes it from the cache.
 */
export async function writeSocialImages(
  routes: readonly string[],
  { site: folder, cache }: Folders,
): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  await fs.rm(path.join(folder, 'social'), { recursive: true, force: true });
  const known = new Set(await fs.readdir(cache));
  const version = digest(cardSources.map((file) => readSiteFile(file) ?? '').join('\n'));
  const used = new Set<string>();
  for (const route of routes) {
    const card = await cardOf(folder, route);
    if (!card) continue;
    const name = `${digest(JSON.stringify([version, site.title, card]))}.png`;
    const drawn = path.join(cache, name);
    if (!known.has(name) && !used.has(name)) await fs.writeFile(drawn, await drawCard(card));
    used.add(name);
    const target = path.join(folder, socialImagePath(route));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(drawn, target);
  }
  for (const name of known) if (!used.has(name)) await fs.rm(path.join(cache, name));
}

/** What the picture of a page says; nothing for pages that name another picture. */
async function cardOf(folder: string, route: string): Promise<SocialCard | undefined> {
  const html = await fs
    .readFile(path.join(folder, route, 'index.html'), 'utf8')
    .catch(() => undefined);
  const content = (property: string) =>
    html === undefined
      ? undefined
      : new RegExp(`<meta [^>]*property="${property}" content="([^"]*)"`).exec(html)?.[1];
  const title = content('og:title');
  const image = content('og:image');
  if (title === undefined || image === undefined) return undefined;
  if (!decodeURI(image).endsWith(socialImagePath(route))) return undefined;
  return { title: decoded(title), section: decoded(content('article:section') ?? '') };
}

/** Text of an attribute as React writes it. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
