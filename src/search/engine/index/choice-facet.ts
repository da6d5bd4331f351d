import type { FacetDefinition } from './definition';

/** A facet with several selectable values, the most frequent first. */
export const choiceFacet = (
  id: string,
  name: string,
  rest: Partial<FacetDefinition> = {},
): FacetDefinition => ({
  id,
  name,
  field: id,
  type: 'multiSelect',
  operator: 'OR',
  sort: '_count desc',
  count: 20,
  display: true,
  ...rest,
});
