import { PublishedIcon } from '../icons';
import { ValuesButton } from '../values/values-button';

interface ValueToolsProps {
  /** Title and section of the sample, which make the names unique; empty until the page is hydrated. */
  of: string;
  /** Whether the sample shows its placeholders, as published. */
  isPublished: boolean;
  onChange: (isPublished: boolean) => void;
}

/** Tools of a sample with placeholders. Styles show the first one only to readers with values. */
export function ValueTools({ of, isPublished, onChange }: ValueToolsProps) {
  const nameOf = (name: string) => (of ? `${name}: ${of}` : name);
  return (
    <>
      <button
        type="button"
        className="icon-button as-published"
        aria-label={nameOf('Show placeholders')}
        title="Show placeholders"
        aria-pressed={isPublished}
        onClick={() => onChange(!isPublished)}
      >
        <PublishedIcon />
      </button>
      <ValuesButton name={nameOf('Your values')} />
    </>
  );
}
