/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { countOf } from '../../lib/text/count-of';
import type { TenantSummary } from '../../search/practice/browser/practice-methods';
import type { StorageError } from '../../search/practice/browser/step';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: 'var(--text-secondary)',
  // The buttons are beside the sentence, where both fit.
  '& > span': { flex: '1 1 20rem' },
});

const storageNotes: Record<StorageError | 'kept', string> = {
  kept: 'Stored in this browser only.',
  closed: 'Your browser does not store it, so the tenant is lost when you leave this page.',
  damaged: 'The stored tenant could not be read. You are starting with an empty one.',
};

interface TenantLineProps {
  summary: TenantSummary;
  onReset: () => void;
  /** Present if the page shows a response of the sample shop and the tenant has other data. */
  onLoadShop?: () => void;
}

/** Contents of the reader's tenant, where it is stored, and the buttons that fill and empty it. */
export function TenantLine({ summary, onReset, onLoadShop }: TenantLineProps) {
  const { apps, storageError = 'kept' } = summary;
  const contents = apps.map(
    ({ code, fields, documents, hasFullFeed }) =>
      `${code} with ${countOf(fields, 'field')} and ${countOf(documents, 'document')}${
        hasFullFeed ? ', full feed running' : ''
      }`,
  );
  return (
    <div css={style}>
      <span>
        {`Your practice tenant has ${contents.join('; ') || 'no data yet; earlier steps add it'}. ${storageNotes[storageError]}`}
      </span>
      {onLoadShop && (
        <button type="button" className="text-button" onClick={onLoadShop}>
          Load the sample shop
        </button>
      )}
      <button type="button" className="text-button" onClick={onReset}>
        Clear practice tenant
      </button>
    </div>
  );
}
