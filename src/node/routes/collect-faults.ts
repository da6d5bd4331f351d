import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { outputRoutes } from '../../lib/addresses/output-routes';
import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { isFixture, site } from '../../site';
import { isPost, nodesOf } from '../data/gatsby-nodes';
import { damagedPictures, pictureFault } from '../data/images';
import { releaseFaults } from '../data/releases';
import { readSynonyms, synonymsFile } from '../search/synonyms';
import { readShop } from '../shop/shop';
import { didYouMean, distinctFaults, faultIn, type Fault } from '../faults/faults';
import { fileNameFaults } from '../content/file-names';
import {
  blogFolder,
  docsFolder,
  readableFile,
  namesIn,
  readSiteFile,
  siteAbsolute,
  siteRelative,
} from '../content/files';
import type { CategorySettings } from '../content/sidebar';
import type { Position } from '../content/yaml';
import { currentSite } from '../pages/site-index';
import { imageFile } from '../content/links';
import { checkPages } from './checks';
import { sourceRoutes } from './site-index';
import type { ContentPage } from './build-content';
import type { Route } from './docs-routes';
import { readRedirects, redirectsFile } from './redirects';

/** Reads the files beside the pages, and lists all faults of the content. */
export async function collectFaults(
  pages: readonly ContentPage[],
  routes: readonly Route[],
  args: CreatePagesArgs,
) {
  type Settings = CategorySettings & IncludeSettings & { faults: Fault[] };
  // `gatsby develop` sees a renamed folder under its new name first.
  const settings = nodesOf<Settings>('SidebarCategorySettings', args).filter(({ folder }) =>
    fs.existsSync(siteAbsolute(path.posix.join(docsFolder, folder))),
  );
  const pageRoutes = new Set([...routes.map((route) => route.path), ...sourceRoutes()]);
  const linkTargets = new Set([...pageRoutes, ...outputRoutes]);
  const keysOf = (type: string) => nodesOf<{ key: string }>(type, args).map(({ key }) => key);
  const synonyms = readSynonyms(readSiteFile(synonymsFile) ?? '', synonymsFile);
  const shop = readShop(pageRoutes);
  const redirects = readRedirects(readSiteFile(redirectsFile) ?? '', {
    routes: linkTargets,
    ids: new Map(pages.map(({ path, content }) => [path, content.ids])),
  });
  const damaged = await damagedPictures(
    pages.flatMap(({ file, content }) =>
      content.images.flatMap(({ src }) => imageFile(src, file) ?? []),
    ),
  );
  const faults = [
    ...synonyms.faults,
    ...shop.faults,
    ...settings.flatMap((entry) => entry.faults),
    ...settings.flatMap((entry) => includeFaults(entry, settings)),
    ...nodesOf<{ faults: Fault[] }>('SettingsFile', args).flatMap((file) => file.faults),
    ...checkPages(
      pages.map((page) => ({ ...page, authorKeys: isPost(page) ? page.authorKeys : [] })),
      {
        tags: keysOf('Tag'),
        authors: keysOf('Author'),
        routes: linkTargets,
        fileExists: readableFile,
        isPublished: (file) => currentSite().addressOf(file) !== undefined,
        namesIn,
        pictureFault: (file) =>
          pictureFault(file) ?? (damaged.has(file) ? 'image-unreadable' : undefined),
      },
    ),
    ...pages
      .filter(({ path }) => path === docPages.whatsNew)
      .flatMap(({ file, content }) => releaseFaults(file, content)),
    ...partialsLikePages(args),
    ...fileNameFaults(site.contentFolder),
    ...(isFixture ? [] : codeLinkFaults(pageRoutes)),
    ...redirects.faults,
  ];
  return {
    faults: distinctFaults(faults),
    redirects: redirects.redirects,
    shop: shop.index,
    synonyms: synonyms.groups,
  };
}

/** Pages that code links to and that do not exist: warnings, as those of links in content. */
export function codeLinkFaults(pageRoutes: ReadonlySet<string>): Fault[] {
  const routesInCode = [
    ...Object.entries(docPages).map((entry) => [...entry, 'docPages', 'addresses/routes'] as const),
    ...Object.entries(topicPages).map((entry) => [...entry, 'topicPages', 'topic-pages'] as const),
  ];
  const broken = routesInCode.filter(([, route]) => !pageRoutes.has(route));
  return broken.map(([name, route, list, file]) =>
    faultIn(`src/lib/${file}.ts`, undefined, 'code-link', { route, name: `${list}.${name}` }),
  );
}

type IncludeSettings = Pick<CategorySettings, 'folder' | 'include'> & {
  includePositions?: Readonly<Record<string, Position>>;
};

/** Entries of `include` that are neither a group nor a file. */
export function includeFaults(
  { folder, include, includePositions }: IncludeSettings,
  settings: readonly CategorySettings[],
  exists = (listed: string) => fs.existsSync(siteAbsolute(listed)),
): Fault[] {
  const groups = new Set(settings.map((entry) => path.posix.join(docsFolder, entry.folder)));
  return (include ?? []).flatMap((listed) => {
    const file = path.posix.join(docsFolder, folder, listed);
    if (groups.has(file) || exists(file)) return [];
    const otherwise = 'check the path; it is relative to the folder of _category.yml';
    const [name, names] = [path.posix.basename(file), namesIn(path.posix.dirname(file))];
    const withEnding = names.filter((other) => path.posix.parse(other).name === name);
    const fix = didYouMean(name, withEnding.length > 0 ? withEnding : names, otherwise);
    const settingsFile = path.posix.join(docsFolder, folder, '_category.yml');
    return [faultIn(settingsFile, includePositions?.[listed], 'include-missing', { file, fix })];
  });
}

interface MdxNode {
  frontmatter?: { title?: string };
  internal: { contentFilePath?: string };
}

/** Warnings for files that have the title of a page and, by their name, are partials. */
export const partialsLikePages = (args: Pick<CreatePagesArgs, 'getNodesByType'>): Fault[] =>
  (args.getNodesByType('Mdx') as unknown as MdxNode[])
    .filter(({ frontmatter }) => frontmatter?.title)
    .map(({ internal }) => siteRelative(internal.contentFilePath ?? ''))
    .filter((file) => file.startsWith(`${docsFolder}/`) || file.startsWith(`${blogFolder}/`))
    .filter((file) => path.basename(file).startsWith('_'))
    .map((file) => faultIn(file, undefined, 'title-of-partial'));
