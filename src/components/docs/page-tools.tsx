import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { CopyButton } from '../copy-button';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 14,
  fontSize: 13,
  color: 'var(--text-muted)',
});

/** Reads a page as Markdown. Rejects with what the host responded when there is none. */
async function markdownOf(path: string): Promise<string> {
  const response = await fetch(withPrefix(`${path}.md`));
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/html'))
    throw new Error(`The page's Markdown could not be loaded: ${response.status} ${type}`);
  return response.text();
}

/** Reading time, and the page as Markdown for notes and assistants. */
export function PageTools({ path, readingTime }: { path: string; readingTime: number }) {
  return (
    <div css={row} className="page-tools">
      <span>{readingTime} min read</span>
      <span className="needs-js">
        <CopyButton label="Copy page" withLabel text={() => markdownOf(path)} />
      </span>
    </div>
  );
}
