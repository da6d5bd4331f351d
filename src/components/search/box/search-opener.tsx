import './search-opener.css';
import { SearchIcon } from '../../icons';

/** Looks like the search field and opens it: a page has one field, the one in the bar. @param name accessible name, where the label is too short for one */
export function SearchOpener({
  label,
  name,
  className = '',
}: {
  label: string;
  name?: string;
  className?: string;
}) {
  return (
    <button
      type="button"
      className={`search-opener needs-js open-search ${className}`}
      aria-label={name}
    >
      <SearchIcon />
      <span>{label}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
