import { absoluteUrl } from '../../lib/urls';
import { apiFileRoutes, docPages } from '../../lib/routes';
import { apiCollection } from './collection';
import { openApiDocument, openApiYaml } from './openapi';

/** The API as files for programs: OpenAPI in both notations, and a collection of requests. */
export function apiFiles(pathPrefix: string): [file: string, text: string][] {
  const reference = absoluteUrl(docPages.apiReference, pathPrefix);
  return [
    [apiFileRoutes.yaml, openApiYaml(reference)],
    [apiFileRoutes.json, json(openApiDocument(reference))],
    [apiFileRoutes.collection, json(apiCollection())],
  ];
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
