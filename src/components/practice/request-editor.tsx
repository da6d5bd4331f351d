/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useId } from 'react';

/** A request as a reader edits it. */
export interface EditedRequest {
  /** Method and address. */
  address: string;
  /** Absent if the call has none. */
  body?: string;
}

const style = css({
  '& summary': { cursor: 'pointer' },
  '& label': { display: 'block', marginTop: 8 },
  '& textarea, & input': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    marginTop: 4,
    padding: '6px 8px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--surface-page)',
    color: 'var(--text-primary)',
    font: '13px/1.5 var(--font-mono)',
  },
  '& textarea': { resize: 'vertical' },
});

/** The request that 'Run here' sends, for editing. */
export function RequestEditor({
  request: { address, body },
  onChange,
}: {
  request: EditedRequest;
  onChange: (request: EditedRequest) => void;
}) {
  const id = useId();
  return (
    <details css={style}>
      <summary>Change the request</summary>
      <label htmlFor={`${id}-address`}>Method and address</label>
      <input
        id={`${id}-address`}
        value={address}
        spellCheck={false}
        onChange={({ target }) =>
          onChange({ address: target.value, ...(body !== undefined && { body }) })
        }
      />
      {body !== undefined && (
        <>
          <label htmlFor={`${id}-body`}>Body</label>
          <textarea
            id={`${id}-body`}
            rows={10}
            value={body}
            spellCheck={false}
            onChange={({ target }) => onChange({ address, body: target.value })}
          />
        </>
      )}
    </details>
  );
}
