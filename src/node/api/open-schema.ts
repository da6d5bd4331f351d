import { isObject, type JsonObject } from '../../lib/values/json-object';
import type { ApiSchema } from '../../search/protocol/schema/schema-words';

/**
 * A schema as it is published: references point to a position in the file, maps are written with `additionalProperties`,
 * and keys for checks of this site are left out. A default is in words: generators require each field that has one.
 * @param refOf address of a named schema in the file
 */
export function openSchema(schema: unknown, refOf: (name: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => openSchema(entry, refOf));
  if (!isObject(schema)) return schema;
  const { patternProperties, $ref, meanings, default: standard, description, ...rest } = schema;
  const words = inFull(description, meanings, standard);
  if (typeof $ref === 'string') return { $ref: refOf($ref), ...words };
  const open = Object.fromEntries(
    Object.entries({ ...rest, ...words }).map(([key, value]) => [
      key,
      key === 'const' || key === 'examples' || key === 'enum' ? value : openSchema(value, refOf),
    ]),
  );
  const [values] = Object.values((patternProperties as JsonObject | undefined) ?? {});
  return patternProperties === undefined
    ? open
    : { ...open, additionalProperties: openSchema(values, refOf) };
}

/** A description with the default, and a list of the allowed values with their meanings. */
function inFull(description: unknown, meanings: unknown, standard: unknown) {
  if (typeof description !== 'string') return {};
  const said =
    standard === undefined ? description : `${description} Default: \`${String(standard)}\`.`;
  const values = Object.entries((meanings ?? {}) as Record<string, string>);
  const rows = values.map(([value, meaning]) => `- \`${value}\`: ${meaning}`);
  return { description: rows.length === 0 ? said : `${said}\n\n${rows.join('\n')}` };
}

export const meaningOf = ({ description = '' }: ApiSchema): string => description;
