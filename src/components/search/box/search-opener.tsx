import './search-opener.css';
import { SearchIcon } from '../../icons';

/** A button that looks like the search field and opens it. @param name accessible name; the label by default */
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
