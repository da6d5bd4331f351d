import './hit-list.css';
import type { ResultDocument } from '../../../search/protocol/types';
import { Hit, type HitOptions } from './hit';

/** Hits in their order. @param dimmed whether they belong to the previous search */
export function HitList({
  documents,
  dimmed,
  ...rest
}: HitOptions & {
  documents: readonly ResultDocument[];
  dimmed: boolean;
}) {
  return (
    <ol className={dimmed ? 'hit-list dimmed' : 'hit-list'} start={documents[0]?.position ?? 1}>
      {documents.map((document, index) => (
        <li key={`${index}-${document.id}`}>
          <Hit {...document} {...rest} />
        </li>
      ))}
    </ol>
  );
}
