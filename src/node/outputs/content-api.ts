import { contentApiRoutes } from '../../lib/addresses/output-routes';
import { absoluteUrl } from '../../lib/addresses/urls';
import { site } from '../../site';
import {
  contentApiSchema,
  type ContentApi,
  type ContentApiPage,
} from '../transform/content-api-schema';

/** The content as JSON for programs, and its schema. @param pages listed pages in their order */
export function contentApiFiles(
  pages: readonly ContentApiPage[],
  pathPrefix: string,
): [file: string, text: string][] {
  const api: ContentApi = {
    $schema: absoluteUrl(contentApiRoutes.schema, pathPrefix),
    site: site.title,
    pages: [...pages],
  };
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...contentApiSchema };
  return [
    [contentApiRoutes.content, `${JSON.stringify(api)}\n`],
    [contentApiRoutes.schema, `${JSON.stringify(schema, null, 2)}\n`],
  ];
}
