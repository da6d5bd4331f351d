import './json-tree.css';
import { useState } from 'react';
import { countOf } from '../../../lib/text/count-of';
import { ChevronIcon } from '../../icons';

/** Number of levels that are open at first. */
const OPEN_LEVELS = 4;
/** Longer lists are folded at first. */
const MAX_OPEN_ENTRIES = 12;
/** Longest visible text, in characters: browsers take seconds for the layout of a word of 2 MB. */
const MAX_TEXT = 2000;

/** JSON as a tree whose parts fold; a new `key` resets them. */
export function JsonTree(props: Pick<EntryProps, 'value' | 'open'>) {
  return (
    <div className="json-tree" role="group" aria-label="JSON response" tabIndex={0}>
      <ul>
        <Entry {...props} level={0} isLast />
      </ul>
    </div>
  );
}

interface EntryProps {
  /** Key in an object; undefined in a list. */
  name?: string | undefined;
  value: unknown;
  level: number;
  isLast: boolean;
  /** Levels that are open at first: true for all, false for none, undefined for the first ones. */
  open: boolean | undefined;
}

function Entry(props: EntryProps) {
  const { name, value, isLast } = props;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length > 0)
    return (
      <li>
        <Branch {...props} entries={entries} />
      </li>
    );
  return (
    <li>
      <Key name={name} />
      <Scalar value={value} />
      <span>{isLast ? '' : ','}</span>
    </li>
  );
}

/** A list or an object with entries, which folds. */
function Branch({ entries, ...props }: EntryProps & { entries: [string, unknown][] }) {
  const { name, value, level, isLast, open } = props;
  const isList = Array.isArray(value);
  const isLong = isList && entries.length > MAX_OPEN_ENTRIES;
  const [isOpen, setOpen] = useState(open ?? (level < OPEN_LEVELS && !isLong));
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  const ending = `${end}${isLast ? '' : ','}`;
  const size = countOf(entries.length, isList ? 'item' : 'key');
  return (
    <>
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronIcon />
        <span>
          <Key name={name} />
          <span>{start}</span>
          {!isOpen && (
            <>
              <span className="size"> {size} </span>
              <span>{ending}</span>
            </>
          )}
        </span>
      </button>
      {isOpen && (
        <>
          <ul>
            {entries.map(([entry, part], index) => (
              <Entry
                key={entry}
                name={isList ? undefined : entry}
                value={part}
                level={level + 1}
                isLast={index === entries.length - 1}
                open={open}
              />
            ))}
          </ul>
          <span>{ending}</span>
        </>
      )}
    </>
  );
}

function Key({ name }: { name: string | undefined }) {
  return (
    name !== undefined && (
      <span>
        <span className="key">{JSON.stringify(name)}</span>:{' '}
      </span>
    )
  );
}

function Scalar({ value }: { value: unknown }) {
  const kinds: Record<string, string> = { string: 'string', number: 'number' };
  const text = JSON.stringify(value);
  const left = text.length - MAX_TEXT;
  return (
    <>
      <span className={kinds[typeof value] ?? 'word'}>{text.slice(0, MAX_TEXT)}</span>
      {left > 0 && <span className="size">… {left} more characters</span>}
    </>
  );
}
