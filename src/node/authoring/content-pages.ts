import path from 'node:path';
import { parse } from 'yaml';
import { docRoute, postRoute } from '../source/file-routes';
import {
  docsFolder,
  markdownFiles,
  pathsIn,
  readSiteFile,
  siteAbsolute,
  siteRelative,
} from '../source/files';
import { docFields, postFields } from '../source/front-matter/front-matter-fields';
import { normalizeSource, readFrontMatter } from '../source/front-matter/front-matter';
import { isScheduled } from '../source/publication';
import type { CategorySettings } from '../source/sidebar';

export interface ContentPage {
  file: string;
  source: string;
  /** Its address; undefined for a partial. */
  route?: string;
  /** Whether builds of today leave it out. */
  isHidden: boolean;
  position?: number | undefined;
}

/** All pages, posts, and partials. */
export function contentPages(): ContentPage[] {
  return markdownFiles()
    .map(siteRelative)
    .map((file) => contentPage(file, normalizeSource(readSiteFile(file) ?? '')));
}

export function contentPage(file: string, source: string): ContentPage {
  const fields = { ...docFields, ...postFields };
  const { slug, draft, ...values } = readFrontMatter(source, file, fields).values;
  const routeOf = file.startsWith(`${docsFolder}/`) ? docRoute : postRoute;
  return {
    file,
    source,
    ...(!path.basename(file).startsWith('_') && { route: routeOf(file, slug) }),
    isHidden: draft === true || isScheduled(values),
    position: values.sidebar_position,
  };
}

/** The `_category.yml` files of the documentation, with their texts. */
export function categories(): (CategorySettings & { file: string; text: string })[] {
  return pathsIn(siteAbsolute(docsFolder))
    .filter((file) => path.basename(file) === '_category.yml')
    .map((name) => {
      const file = `${docsFolder}/${name}`;
      const text = readSiteFile(file) ?? '';
      const folder = path.posix.dirname(name);
      const settings = (parse(text) ?? {}) as Partial<CategorySettings>;
      return { ...settings, folder: folder === '.' ? '' : folder, file, text };
    });
}
