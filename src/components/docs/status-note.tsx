import { css } from '@emotion/react';
import { registerStyles } from '../../theme/style-registry';

const note = css({
  margin: '32px 0 0',
  padding: '12px 16px',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-control)',
  fontSize: 14,
  lineHeight: 1.55,
  color: 'var(--text-secondary)',
  p: { margin: 0, fontWeight: 600 },
  ul: { margin: '4px 0 0', paddingLeft: 20 },
});

/** Quiet note at the end of a page: what the page does not cover, one line each. Nothing when that is nothing. */
export function StatusNote({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <aside css={note} aria-labelledby="not-covered">
      <p id="not-covered">Not covered on this page</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/status-note.tsx', [note]);
