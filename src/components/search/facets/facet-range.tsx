import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { Facet } from '../../../search/protocol/types';
import type { SearchState } from '../../../search/client/search-state';
import { registerStyles } from '../../../theme/style-registry';

const range = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: 14, fontWeight: 650 },
  '& .ends': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    fontSize: 13,
    color: 'var(--text-muted)',
  },
  '& input': {
    width: '100%',
    padding: '0 6px',
    // Without the arrows, which take the room of the number.
    appearance: 'textfield',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface FacetRangeProps {
  facet: Facet;
  state: SearchState;
  onChange: (state: SearchState) => void;
}

/** Both ends of a scale as numbers; an empty one is open. What is typed counts when the field is left or Enter pressed. */
export function FacetRange({ facet, state, onChange }: FacetRangeProps) {
  const { filterName, minRange, maxRange, minValue, maxValue, unit } = facet;
  const [from, setFrom] = useState(textOf(minValue));
  const [to, setTo] = useState(textOf(maxValue));
  useEffect(() => {
    setFrom(textOf(minValue));
    setTo(textOf(maxValue));
  }, [minValue, maxValue]);

  const apply = () => {
    const isOwn = (name: string) =>
      name === `${filterName}.range` || name === `${filterName}.slider`;
    const value = `${bound(from, 'min')},${bound(to, 'max')}`;
    const filters = state.filters.filter(([name]) => !isOwn(name));
    const before = state.filters.find(([name]) => isOwn(name))?.[1] ?? 'min,max';
    if (value === before) return;
    const next =
      value === 'min,max' ? filters : [...filters, [`${filterName}.range`, value] as const];
    onChange({ ...state, filters: next, page: 1 });
  };
  const end = (label: string, value: string, set: (text: string) => void, open?: number) => (
    <input
      className="control"
      type="number"
      step="any"
      aria-label={`${facet.name}, ${label}${unit === undefined ? '' : ` (${unit})`}`}
      value={value}
      placeholder={open === undefined ? undefined : String(open)}
      onChange={({ target }) => set(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
  return (
    <fieldset css={range}>
      <legend>{facet.name}</legend>
      <div className="ends">
        {end('from', from, setFrom, minRange)}
        to
        {end('to', to, setTo, maxRange)}
        {unit}
      </div>
    </fieldset>
  );
}

function bound(text: string, open: string): string {
  return text.trim() === '' || !Number.isFinite(Number(text)) ? open : text.trim();
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/facets/facet-range.tsx', [range]);
