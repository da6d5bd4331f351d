import './facets.css';
import { capitalize } from '../../../lib/text/capitalize';
import type { Facet } from '../../../search/protocol/types';
import { filterPair, hasFilter, type SearchState } from '../../../search/client/search-state';
import { FacetGroup, type FacetChoice } from './facet-group';
import { FacetRange } from './facet-range';

interface FacetsProps {
  state: SearchState;
  facets: readonly Facet[] | undefined;
  onChange: (state: SearchState) => void;
}

/** The filters: check boxes, a tree, or the ends of a scale. Selected values stay even if the response lacks them. */
export function Facets({ state, facets = [], onChange }: FacetsProps) {
  const groups: { name: string; choices: FacetChoice[]; scale?: Facet }[] = facets.map((facet) =>
    facet.type === 'slider'
      ? { name: facet.name, choices: [], scale: facet }
      : { name: facet.name, choices: choicesOf(facet, state) },
  );
  const names = new Set(facets.map(({ filterName }) => filterName));
  const orphans = state.filters.filter(([name]) => !names.has(name) && !names.has(stemOf(name)));
  for (const name of new Set(orphans.map(([filterName]) => filterName)))
    groups.push({
      name: filterLabel(name),
      choices: orphans
        .filter(([filterName]) => filterName === name)
        .map(([, value]) => ({ filterName: name, value, label: value, count: 0 })),
    });
  return (
    <div className="facets">
      {groups
        .filter(({ choices, scale }) => scale !== undefined || choices.length > 0)
        .map(({ name, choices, scale }) =>
          scale ? (
            <FacetRange key={name} facet={scale} state={state} onChange={onChange} />
          ) : (
            <FacetGroup
              key={name}
              name={name}
              choices={choices}
              state={state}
              onChange={onChange}
            />
          ),
        )}
    </div>
  );
}

/** `f.section.or` belongs to the facet `f.section`. */
function stemOf(filterName: string): string {
  return filterName.split('.').slice(0, 2).join('.');
}

/** Name of a filter for readers: `f.section` is Section. */
export function filterLabel(filterName: string): string {
  const id = filterName.split('.')[1] ?? filterName;
  return capitalize(id);
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
    .map(([filterName, value]) => ({ filterName, value, label: value, count: 0 }));
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
