import './publication-mark.css';
import { Day } from './day';

interface PublicationMarkProps {
  draft: boolean;
  scheduled?: boolean;
  /** Day of publication. */
  date?: string;
}

/** The reason why builds leave a page out. Only `gatsby develop` shows such pages. */
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
