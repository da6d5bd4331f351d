import { PublishedIcon } from '../icons';
import { ValuesButton } from '../values/values-button';

interface ValueToolsProps {
  /** What the sample is, for names that differ from those of other samples; empty until the page has started. */
  of: string;
  /** Whether the sample shows what was published. */
  published: boolean;
  onChange: (published: boolean) => void;
}

/** Tools of a sample that readers can fill with their values; the first shows to readers who have some. */
export function ValueTools({ of, published, onChange }: ValueToolsProps) {
  const named = (name: string) => (of ? `${name}: ${of}` : name);
  return (
    <>
      <button
        type="button"
        className="icon-button as-published"
        aria-label={named('Show placeholders')}
        title="Show placeholders"
        aria-pressed={published}
        onClick={() => onChange(!published)}
      >
        <PublishedIcon />
      </button>
      <ValuesButton name={named('Your values')} />
    </>
  );
}
