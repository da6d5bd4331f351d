import { css } from '@emotion/react';
import type { ResultDocument } from '../../search/protocol/types';
import { Hit, type HitOptions } from './hit';
import { registerStyles } from '../../theme/style-registry';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  transition: 'opacity var(--motion)',
  '&.dimmed': { opacity: 0.6 },
});

/** Hits in their order. @param dimmed they are those of the search before */
export function HitList({
  documents,
  dimmed,
  ...rest
}: HitOptions & {
  documents: readonly ResultDocument[];
  dimmed: boolean;
}) {
  return (
    <ol css={list} className={dimmed ? 'dimmed' : undefined} start={documents[0]?.position ?? 1}>
      {documents.map((document, index) => (
        <li key={`${index}-${document.id}`}>
          <Hit {...document} {...rest} />
        </li>
      ))}
    </ol>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/hit-list.tsx', [list]);
