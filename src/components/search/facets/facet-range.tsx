import './facet-range.css';
import { useEffect, useState } from 'react';
import type { Facet } from '../../../search/protocol/types';
import type { StateProps } from '../state-props';

/** Both ends of a scale as numbers; an empty field is an open end. A number applies on Enter, or when its field loses focus. */
export function FacetRange({ facet, state, onChange }: StateProps & { facet: Facet }) {
  const { filterName, minRange, maxRange, minValue, maxValue, unit } = facet;
  const [from, setFrom] = useState(textOf(minValue));
  const [to, setTo] = useState(textOf(maxValue));
  useEffect(() => {
    setFrom(textOf(minValue));
    setTo(textOf(maxValue));
  }, [minValue, maxValue]);

  const apply = () => {
    const isOfFacet = (name: string) =>
      name === `${filterName}.range` || name === `${filterName}.slider`;
    const value = `${bound(from, 'min')},${bound(to, 'max')}`;
    const filters = state.filters.filter(([name]) => !isOfFacet(name));
    const before = state.filters.find(([name]) => isOfFacet(name))?.[1] ?? 'min,max';
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
    <fieldset className="facet-range">
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
