import { askForValues } from '../../lib/browser/reader-values';
import { site } from '../../site';
import { BracesIcon } from '../icons';

/** Opens the dialog of the reader's values. */
export function ValuesButton() {
  if (!site.values.dialog) return null;
  return (
    <button
      type="button"
      className="icon-button needs-js"
      aria-label="Your values"
      title="Your values"
      aria-haspopup="dialog"
      onClick={() => askForValues('values')}
    >
      <BracesIcon />
    </button>
  );
}
