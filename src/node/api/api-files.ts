import { absoluteUrl } from '../../lib/urls';
import { apiFileRoutes, docPages } from '../../lib/routes';
import { openApiDocument, openApiYaml } from './openapi';

/** The API as files for programs: OpenAPI in both notations. */
export function apiFiles(pathPrefix: string): [file: string, text: string][] {
  const reference = absoluteUrl(docPages.apiReference, pathPrefix);
  return [
    [apiFileRoutes.yaml, openApiYaml(reference)],
    [apiFileRoutes.json, `${JSON.stringify(openApiDocument(reference), null, 2)}\n`],
  ];
}
