import { site } from '../../site';
import { BracesIcon } from '../icons';

/** Opens the dialog of the reader's values. @param name unique on the page */
export function ValuesButton({ name = 'Your values' }: { name?: string }) {
  if (!site.values.dialog) return null;
  return (
    <button
      type="button"
      className="icon-button needs-js"
      aria-label={name}
      title="Your values"
      aria-haspopup="dialog"
      data-ask=""
    >
      <BracesIcon />
    </button>
  );
}
