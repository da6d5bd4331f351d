import type { SortEntry } from '../../../search/protocol/types';
import type { StateProps } from '../state-props';

interface SortChoiceProps extends StateProps {
  sorts: readonly SortEntry[];
}

/** The choice of an order; nothing if there is only one. The first one is the default, which needs no parameter. */
export function SortChoice({ state, sorts, onChange }: SortChoiceProps) {
  const selected = sorts.find((sort) => sort.selected) ?? sorts[0];
  if (sorts.length < 2) return null;
  return (
    <label>
      Sort by
      <select
        className="control"
        value={selected?.id}
        onChange={({ target }) =>
          onChange({ ...state, sort: target.value === sorts[0]?.id ? '' : target.value, page: 1 })
        }
      >
        {sorts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
