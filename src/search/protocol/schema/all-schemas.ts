import type { TSchema } from './type';
import { feedingDefinitions } from './feeding-schemas';
import { otherDefinitions } from './other-schemas';
import { requestDefinitions } from './request-schemas';
import { responseDefinitions } from './response-schemas';

const definitions = {
  ...requestDefinitions,
  ...responseDefinitions,
  ...feedingDefinitions,
  ...otherDefinitions,
};

export type SchemaName = keyof typeof definitions;

/**
 * All named schemas of the API: JSON Schema 2020-12, in which `$ref` is a name of this list. Objects are open, since the
 * service may send more; the checks of this site treat them as closed.
 */
export const schemas: Readonly<Record<SchemaName, TSchema>> = definitions;
