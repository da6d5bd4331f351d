import { editDistance } from '../../lib/text/edit-distance';
import { filterOperators } from '../checks/search-query';
import { schemas } from '../protocol/schema/all-schemas';

/** Names that other search services use for a parameter or key. */
const aliases: Readonly<Record<string, string>> = {
  q: 'query search searchterm term text keyword',
  rows: 'limit size count pagesize perpage hitsperpage',
  sort: 'sortby orderby order',
  locale: 'lang language',
  'result.displayFields': 'fields',
  'result.displayFacets': 'facets',
  searchFilters: 'filter filters',
  minValue: 'min from gte',
  maxValue: 'max to lte',
  filterOperator: 'operator',
};
const propertiesOf = (name: 'SearchBody' | 'Filter') =>
  (schemas[name] as unknown as { properties: object }).properties;
export const bodyKeys = propertiesOf('SearchBody');
export const filterKeys = propertiesOf('Filter');

/** The known name for a name in another letter case, with a misspelling, or of another service. */
export function correctName(name: string, known: object): string {
  const small = name.toLowerCase();
  const isMeant = (right: string) =>
    aliases[right]?.split(' ').includes(small) === true ||
    editDistance(small, right.toLowerCase(), 2) <= Math.min(2, (right.length - 1) >> 1);
  return Object.keys(known).find(isMeant) ?? name;
}

/** Whether a key is one of a search body, perhaps misspelled. */
export const isBodyKey = (name: string) => Object.hasOwn(bodyKeys, correctName(name, bodyKeys));

/** The operator in the letter case of the protocol, without the number of a list. */
export const correctOperator = (name: string) =>
  name.replace(/\[\d*\]$/, '').replace(/(?<=\.)\w+$/, (written) => {
    const isMeant = (operator: string) => operator.toLowerCase() === written.toLowerCase();
    return filterOperators.find(isMeant) ?? written;
  });
