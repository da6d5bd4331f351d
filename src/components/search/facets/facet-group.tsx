import { css } from '@emotion/react';
import { useState } from 'react';
import {
  hasFilter,
  onlyFilter,
  toggleFilter,
  type SearchState,
} from '../../../search/client/search-state';
import { registerStyles } from '../../../theme/style-registry';

/** Values shown before the rest is requested. */
const MIN_SHOWN_VALUES = 5;

/** Levels of a tree that are indented; deeper ones are at the last. */
const MAX_DEPTH = 5;

export interface FacetChoice {
  filterName: string;
  /** As filter. */
  value: string;
  /** As text. */
  label: string;
  count: number;
  /** In a tree the level, 0 at its top. A tree has one choice at a time, and its order stays. */
  depth?: number;
}

const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: 14, fontWeight: 650 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 8,
    padding: '5px 6px',
    marginLeft: '-6px',
    borderRadius: 'var(--radius-control)',
    fontSize: 14,
    lineHeight: 1.4,
    color: 'var(--text-secondary)',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  ...Object.fromEntries(
    Array.from({ length: MAX_DEPTH }, (_, at) => [
      `& label[data-depth="${at + 1}"]`,
      { paddingInlineStart: 6 + 18 * (at + 1) },
    ]),
  ),
  '& label:hover': { background: 'var(--surface-sunken)', color: 'var(--text-primary)' },
  '& label:has(:checked)': { color: 'var(--text-primary)', fontWeight: 600 },
  '& input': { width: 16, height: 16, margin: '2px 0 0', accentColor: 'var(--accent)' },
  '& .count': { color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums', fontWeight: 400 },
  '& .text-button': { marginTop: 4 },
});

interface FacetGroupProps {
  name: string;
  choices: readonly FacetChoice[];
  state: SearchState;
  onChange: (state: SearchState) => void;
}

/** Check boxes of one facet, the selected ones first; five of them until the reader wants more. */
export function FacetGroup({ name, choices, state, onChange }: FacetGroupProps) {
  const [expanded, setExpanded] = useState(false);
  const isSelected = ({ filterName, value }: FacetChoice) => hasFilter(state, filterName, value);
  const isTree = choices.some(({ depth }) => depth !== undefined);
  const sorted = isTree
    ? choices
    : [...choices.filter(isSelected), ...choices.filter((choice) => !isSelected(choice))];
  const selected = choices.filter(isSelected).length;
  const most = isTree ? choices.length : Math.max(MIN_SHOWN_VALUES, selected);
  const more = sorted.length - most;
  return (
    <fieldset css={group}>
      <legend>{name}</legend>
      {(expanded ? sorted : sorted.slice(0, most)).map((choice) => (
        <label
          key={`${choice.filterName}=${choice.value}`}
          data-depth={choice.depth ? Math.min(choice.depth, MAX_DEPTH) : undefined}
        >
          <input
            type="checkbox"
            aria-label={`${choice.label} (${choice.count})`}
            checked={isSelected(choice)}
            onChange={() =>
              onChange((isTree ? onlyFilter : toggleFilter)(state, choice.filterName, choice.value))
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
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show less' : `Show ${more} more`}
        </button>
      )}
    </fieldset>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/facets/facet-group.tsx', [group]);
