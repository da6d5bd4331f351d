import path from 'node:path';
import { docRoute, postRoute } from '../../content/file-routes';
import { docsFolder, markdownFiles, readSiteFile, siteRelative } from '../../content/files';
import { docFields, postFields } from '../../content/front-matter/front-matter-fields';
import { readFrontMatter } from '../../content/front-matter/front-matter';
import { isScheduled } from '../../content/publication';

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
export const contentPages = (): ContentPage[] =>
  markdownFiles()
    .map(siteRelative)
    .map((file) => contentPage(file, readSiteFile(file) ?? ''));

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
