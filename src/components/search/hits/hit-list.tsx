import './hit-list.css';
import type { ResultDocument } from '../../../search/protocol/types';
import { Hit, type HitOptions } from './hit';

/** Hits in their order. @param isDimmed whether they belong to the previous search */
export function HitList({
  documents,
  isDimmed,
  ...rest
}: HitOptions & {
  documents: readonly ResultDocument[];
  isDimmed: boolean;
}) {
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
