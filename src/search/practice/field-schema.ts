import { choiceFacet } from '../engine/index/choice-facet';
import type { FacetDefinition, IndexDefinition, SortDefinition } from '../engine/index/definition';
import { reservedKeys } from '../protocol/types';
import { missingPart, undescribedError } from './api-call';
import { shopDefinition } from '../engine/index/shop-definition';
import type { SchemaField } from './tenant-state';

/** The reason why a field is not supported, continuing 'The practice tenant'; undefined if it is. */
function lackFor({ code, dataType, searchMode, navigation, semantic }: SchemaField) {
  if (dataType === 'attributes' || dataType === 'categories' || reservedKeys.includes(code))
    return 'stores the reserved keys attributes and categories and does not search them';
  if (searchMode !== undefined && searchMode !== 'balanced' && searchMode !== 'off')
    return `has no search mode "${searchMode}", only "balanced" and "off"`;
  if (semantic) return 'searches by words and has no semantic search';
  if (navigation) return 'has no navigation';
  return undefined;
}

/** @throws ApiError with 501 for a schema with a field that is not supported */
export function refuseMissingParts(fields: readonly SchemaField[]): void {
  const codes = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const lack = lackFor(field);
    if (lack !== undefined) throw missingPart(lack, `fields[${index}] (${field.code}): `);
    if (codes.has(field.code))
      throw undescribedError(`fields[${index}]: a second field "${field.code}"`);
    codes.add(field.code);
  }
}

/** Whether a schema equals the schema of the sample shop, with its indexed fields and their weights. */
const isShop = (name: string, fields: readonly SchemaField[]) =>
  name === shopDefinition.name &&
  shopDefinition.fields.every(({ name: code, weight }) =>
    fields.some((field) => field.code === code && weightOf(field) === weight),
  );

/** The search configuration of a schema: the console's configuration for the sample shop, otherwise derived from the flags. */
export function definitionOf(name: string, fields: readonly SchemaField[]): IndexDefinition {
  if (isShop(name, fields)) return shopDefinition;
  const searched = fields.filter(
    ({ dataType, searchMode }) => dataType === 'string' && searchMode !== 'off',
  );
  const heaviest = searched.reduce<SchemaField | undefined>(
    (best, field) => (best && weightOf(best) >= weightOf(field) ? best : field),
    undefined,
  );
  const stored = fields.filter(({ facet, sort, suggest }) => facet || sort || suggest);
  return {
    name,
    rows: 10,
    titleField: heaviest?.code ?? '',
    fields: searched.map((field) => ({ name: field.code, weight: weightOf(field) })),
    displayFields: fields.filter(({ display }) => display).map(({ code }) => code),
    storedFields: stored.map(({ code }) => code),
    highlightFields: [],
    facets: fields.filter(({ facet }) => facet).map(facetOf),
    sorts: [
      { id: 'relevance', name: 'Relevance' },
      ...fields.filter(({ sort }) => sort).flatMap(sortsOf),
    ],
  };
}

/** Two sorts of a field. The one with the name of a date field puts the newest first, as in the sample shop. */
function sortsOf({ code: field, dataType }: SchemaField): SortDefinition[] {
  const ascending = { name: `${field}, ascending`, field, direction: 'asc' as const };
  const descending = { name: `${field}, descending`, field, direction: 'desc' as const };
  const [first, second] = dataType === 'date' ? [descending, ascending] : [ascending, descending];
  return [
    { id: field, ...first },
    { id: field + second.direction, ...second },
  ];
}

const weightOf = ({ weight = 1 }: SchemaField) => weight;

function facetOf({ code, dataType }: SchemaField): FacetDefinition {
  const isNumber = dataType === 'long' || dataType === 'double';
  return choiceFacet(code, code, isNumber ? { type: 'slider' } : {});
}
