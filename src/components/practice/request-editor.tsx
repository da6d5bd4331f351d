/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Field } from '../playground/request/field';

/** A request as a reader edits it. */
export interface EditedRequest {
  /** Method and address. */
  address: string;
  /** Absent if the call has none. */
  body?: string;
}

const style = css({
  '& summary': { cursor: 'pointer' },
  '& label': { display: 'block', margin: '8px 0 4px' },
  '& .control': { width: '100%', font: '0.8125rem/1.5 var(--font-mono)' },
  '& textarea': { padding: '6px 10px', resize: 'vertical' },
});

/** The request that 'Run here' sends, for editing. */
export function RequestEditor({
  request,
  hasBody,
  onChange,
}: {
  request: EditedRequest;
  /** Whether the method sends the body. Otherwise, the body is kept for another method. */
  hasBody: boolean;
  onChange: (request: EditedRequest) => void;
}) {
  return (
    <details css={style}>
      <summary>Change the request</summary>
      <Field
        label="Method and address"
        value={request.address}
        onChange={(address) => onChange({ ...request, address })}
      />
      {hasBody && (
        <Field
          label="Body"
          rows={10}
          value={request.body ?? ''}
          onChange={(body) => onChange({ ...request, body })}
        />
      )}
    </details>
  );
}
