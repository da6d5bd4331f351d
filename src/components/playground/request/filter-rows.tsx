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
  return (
    <fieldset>
      <legend>Filters</legend>
      {rows.map((row, index) => {
        const name = `Filter ${index + 1}`;
        const change = (part: Partial<FilterRow>) =>
          onChange(rows.with(index, { ...row, ...part }));
        return (
          <div className="row three" key={index}>
            <Field
              isLabelHidden
              label={`${name}: field`}
              placeholder="brand"
              value={row.id}
              choices={ids}
              onChange={(id) => change({ id })}
            />
            <select
              className="control"
              aria-label={`${name}: operator`}
              value={row.form}
              onChange={({ target }) => change({ form: target.value as FilterRow['form'] })}
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
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              <CloseIcon />
            </button>
            <Field
              isLabelHidden
              label={`${name}: value`}
              placeholder={filterSamples[row.form]}
              value={row.value}
              problem={problems.get(filterName(row))}
              onChange={(value) => change({ value })}
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
