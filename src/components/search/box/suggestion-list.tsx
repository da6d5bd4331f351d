import { SuggestionText } from './suggestion-text';
import type { ShownSuggestion } from '../../../hooks/use-suggestions';

interface SuggestionListProps {
  id: string;
  open: boolean;
  items: readonly ShownSuggestion[];
  /** Index of the highlighted entry, -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (text: string) => void;
}

/** Suggestions below the field; what is not typed yet is bold. Pressing the mouse keeps the focus in the field. */
export function SuggestionList({
  id,
  open,
  items,
  active,
  optionId,
  onChoose,
}: SuggestionListProps) {
  return (
    <div className="suggestions" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label="Suggestions">
        {open &&
          items.map(({ text, place, parts }, index) => (
            <li
              key={text}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => onChoose(text)}
            >
              <SuggestionText parts={parts} />
              {place !== undefined && <span className="place"> {place}</span>}
            </li>
          ))}
      </ul>
      {open && (
        <p className="keys" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> choose <kbd>Enter</kbd> search <kbd>Esc</kbd> close
        </p>
      )}
    </div>
  );
}
