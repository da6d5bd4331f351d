import type { Problems } from '../../../search/playground/problems';
import {
  filterForms,
  filterName,
  filterSamples,
  type FilterRow,
} from '../../../search/playground/state';
import { CloseIcon } from '../../icons';
import { Field } from './field';

interface FilterRowsProps {
  rows: readonly FilterRow[];
  problems: Problems;
  /** Ids of known facets. */
  ids: readonly string[];
  onChange: (rows: readonly FilterRow[]) => void;
}

/** The filters: each a field's id, an operator and a value. */
export function FilterRows({ rows, problems, ids, onChange }: FilterRowsProps) {
  const change = (changed: number, part: Partial<FilterRow>) =>
    onChange(rows.map((row, index) => (index === changed ? { ...row, ...part } : row)));
  return (
    <fieldset>
      <legend>Filters</legend>
      {rows.map((row, index) => {
        const name = `Filter ${index + 1}`;
        return (
          <div className="row three" key={index}>
            <Field
              isLabelHidden
              label={`${name}: field`}
              placeholder="brand"
              value={row.id}
              choices={ids}
              problem={undefined}
              onChange={(id) => change(index, { id })}
            />
            <select
              className="control"
              aria-label={`${name}: operator`}
              value={row.form}
              onChange={({ target }) => change(index, { form: target.value as FilterRow['form'] })}
            >
              {filterForms.map((form) => (
                <option key={form} value={form}>
                  {form === '' ? '(bare)' : form}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove filter ${index + 1}`}
              onClick={() => onChange(rows.filter((_, other) => other !== index))}
            >
              <CloseIcon />
            </button>
            <Field
              isLabelHidden
              label={`${name}: value`}
              placeholder={filterSamples[row.form]}
              value={row.value}
              problem={problems.get(filterName(row))}
              onChange={(value) => change(index, { value })}
            />
          </div>
        );
      })}
      <button
        type="button"
        className="text-button"
        onClick={() => onChange([...rows, { id: '', form: '', value: '' }])}
      >
        Add filter
      </button>
    </fieldset>
  );
}
