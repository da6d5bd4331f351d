import './facets.css';
import { capitalize } from '../../../lib/text/capitalize';
import type { Facet } from '../../../search/protocol/types';
import { filterPair, hasFilter, type SearchState } from '../../../search/client/search-state';
import type { StateProps } from '../state-props';
import { FacetGroup, type FacetChoice } from './facet-group';
import { FacetRange } from './facet-range';

export interface FacetsProps extends StateProps {
  facets: readonly Facet[] | undefined;
}

/** The filters: check boxes, a tree, or the ends of a scale. Selected values stay even if the response lacks them. */
export function Facets({ facets = [], ...search }: FacetsProps) {
  const { filters } = search.state;
  const names = new Set(facets.map(({ filterName }) => filterName));
  const orphans = filters.filter(([name]) => !names.has(name) && !names.has(stemOf(name)));
  const group = (name: string, choices: readonly FacetChoice[]) => (
    <FacetGroup key={name} name={name} choices={choices} {...search} />
  );
  return (
    <div className="facets">
      {[
        ...facets.map((facet) =>
          facet.type === 'slider' ? (
            <FacetRange key={facet.name} facet={facet} {...search} />
          ) : (
            group(facet.name, choicesOf(facet, search.state))
          ),
        ),
        ...[...new Set(orphans.map(([name]) => name))].map((name) =>
          group(filterLabel(name), orphans.filter((filter) => filter[0] === name).map(choiceOf)),
        ),
      ]}
    </div>
  );
}

/** The choice of a selected value that the response lacks. */
const choiceOf = ([filterName, value]: readonly [string, string]): FacetChoice => ({
  filterName,
  value,
  label: value,
  count: 0,
});

/** `f.section.or` belongs to the facet `f.section`. */
function stemOf(filterName: string): string {
  return filterName.split('.').slice(0, 2).join('.');
}

/** Name of a filter for readers: `f.section` is Section. */
export function filterLabel(filterName: string): string {
  return capitalize(filterName.split('.')[1] ?? filterName);
}

function choicesOf(facet: Facet, state: SearchState): FacetChoice[] {
  if (facet.type === 'navigation') return treeChoices(facet, state, 0);
  const choices = (facet.values ?? []).map(({ value, count, filter }): FacetChoice => {
    const [filterName, filterValue] = filterPair(filter);
    const name = chosenForm(state, filterName, filterValue);
    return { filterName: name, value: filterValue, label: String(value), count };
  });
  const offered = choices.filter(
    ({ filterName, value, count }) => count > 0 || hasFilter(state, filterName, value),
  );
  const listed = new Set(choices.map(({ value }) => value));
  const missing = state.filters
    .filter(([name, value]) => stemOf(name) === facet.filterName && !listed.has(value))
    .map(choiceOf);
  return [...missing, ...offered];
}

/** Name of the filter that the state has for this value or facet: filters of two names would combine with AND. */
function chosenForm({ filters }: SearchState, stem: string, value: string): string {
  const forms = [stem, `${stem}.or`, `${stem}.and`];
  const ofFacet = filters.filter(([name]) => forms.includes(name));
  return (ofFacet.find(([, chosen]) => chosen === value) ?? ofFacet[0])?.[0] ?? stem;
}

/** Values of a tree, each followed by the values below it if it, or one of them, is chosen. */
function treeChoices(facet: Facet, state: SearchState, depth: number): FacetChoice[] {
  return (facet.values ?? []).flatMap(({ value, count, filter, children }): FacetChoice[] => {
    const [filterName, path] = filterPair(filter);
    const isOpen = state.filters.some(
      ([name, chosen]) =>
        name === filterName && (chosen === path || chosen.startsWith(`${path} > `)),
    );
    return [
      { filterName, value: path, label: String(value), count, depth },
      ...(isOpen && children ? treeChoices(children, state, depth + 1) : []),
    ];
  });
}
