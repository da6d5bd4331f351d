import './hit-list.css';
import type { ResultDocument } from '../../../search/protocol/types';
import { Hit, type HitOptions } from './hit';

interface HitListProps extends HitOptions {
  documents: readonly ResultDocument[];
  /** Whether the hits belong to the previous search. */
  isDimmed: boolean;
}

/** Hits in their order. */
export function HitList({ documents, isDimmed, ...rest }: HitListProps) {
  return (
    <ol className={isDimmed ? 'hit-list dimmed' : 'hit-list'} start={documents[0]?.position ?? 1}>
      {documents.map((document, index) => (
        <li key={`${index}-${document.id}`}>
          <Hit {...document} {...rest} />
        </li>
      ))}
    </ol>
  );
}
