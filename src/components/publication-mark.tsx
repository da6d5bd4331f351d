import './publication-mark.css';
import { Day } from './day';

interface PublicationMarkProps {
  draft: boolean;
  scheduled?: boolean;
  /** Day of publication. */
  date?: string;
}

/** Says of a page that only `gatsby develop` shows why builds leave it out; nothing on all others. */
export function PublicationMark({ draft, scheduled = false, date }: PublicationMarkProps) {
  if (draft) return <span className="publication-mark">Draft</span>;
  if (scheduled)
    return (
      <span className="publication-mark">
        Scheduled
        {date !== undefined && (
          <>
            {' for '}
            <Day date={date} />
          </>
        )}
      </span>
    );
  return null;
}
