import { askForValues } from '../../lib/browser/reader-values';
import { BracesIcon, PublishedIcon } from '../icons';

interface ValueToolsProps {
  /** Whether the sample shows what was published. */
  published: boolean;
  onChange: (published: boolean) => void;
}

/** Tools of a sample that readers can fill with their values; the first shows to readers who have some. */
export function ValueTools({ published, onChange }: ValueToolsProps) {
  return (
    <>
      <button
        type="button"
        className="icon-button as-published"
        aria-label="Show as published"
        title="Show as published"
        aria-pressed={published}
        onClick={() => onChange(!published)}
      >
        <PublishedIcon />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Your values"
        title="Your values"
        aria-haspopup="dialog"
        onClick={() => askForValues('values')}
      >
        <BracesIcon />
      </button>
    </>
  );
}
