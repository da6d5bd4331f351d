import './facet-group.css';
import { useState } from 'react';
import { hasFilter, setFilter, toggleFilter } from '../../../search/client/search-state';
import type { StateProps } from '../state-props';

/** Number of visible values in a collapsed group. */
const MIN_VALUES = 5;

/** Number of levels of a tree that are indented; deeper levels have the indent of the last. */
const MAX_DEPTH = 5;

export interface FacetChoice {
  filterName: string;
  /** Value of the filter. */
  value: string;
  /** Text for readers. */
  label: string;
  count: number;
  /** Level in a tree, 0 at its top. A tree has one choice at a time, and its order stays. */
  depth?: number;
}

interface FacetGroupProps extends StateProps {
  name: string;
  choices: readonly FacetChoice[];
}

/** Check boxes of one facet, the selected ones first. A collapsed group has five, or all selected ones. */
export function FacetGroup({ name, choices, state, onChange }: FacetGroupProps) {
  const [isExpanded, setExpanded] = useState(false);
  const isSelected = ({ filterName, value }: FacetChoice) => hasFilter(state, filterName, value);
  const isTree = choices.some(({ depth }) => depth !== undefined);
  const selected = choices.filter(isSelected);
  const sorted = isTree
    ? choices
    : [...selected, ...choices.filter((choice) => !isSelected(choice))];
  const limit = isTree ? choices.length : Math.max(MIN_VALUES, selected.length);
  const more = choices.length - limit;
  if (choices.length === 0) return null;
  return (
    <fieldset className="facet-group">
      <legend>{name}</legend>
      {(isExpanded ? sorted : sorted.slice(0, limit)).map((choice) => (
        <label
          key={`${choice.filterName}=${choice.value}`}
          data-depth={choice.depth ? Math.min(choice.depth, MAX_DEPTH) : undefined}
        >
          <input
            type="checkbox"
            aria-label={`${choice.label} (${choice.count})`}
            checked={isSelected(choice)}
            onChange={() =>
              onChange((isTree ? setFilter : toggleFilter)(state, choice.filterName, choice.value))
            }
          />
          <span>{choice.label}</span>
          <span className="count">{choice.count}</span>
        </label>
      ))}
      {more > 0 && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : `Show ${more} more`}
        </button>
      )}
    </fieldset>
  );
}
