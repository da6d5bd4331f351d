import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { routes } from '../../lib/routes';
import { absoluteUrl } from '../../lib/urls';
import { site } from '../../site';
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

const menu = css({
  position: 'relative',
  '& > summary': { listStyle: 'none', cursor: 'pointer' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > ul': {
    position: 'absolute',
    zIndex: 2,
    top: '100%',
    left: 0,
    margin: '4px 0 0',
    padding: 6,
    listStyle: 'none',
    whiteSpace: 'nowrap',
    background: 'var(--surface-page)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-block)',
  },
  '& > ul a': { display: 'block', padding: '6px 10px', color: 'var(--text-primary)' },
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
      <details css={menu}>
        <summary className="text-button">For assistants</summary>
        <ul>
          <li>
            <a href={withPrefix(`${path}.md`)}>View as Markdown</a>
          </li>
          {site.assistants.map(({ label, address }) => (
            <li key={label}>
              <a href={address.replace('{page}', encodeURIComponent(absoluteUrl(`${path}.md`)))}>
                Open in {label}
              </a>
            </li>
          ))}
          <li>
            <a href={withPrefix(routes.llms)}>All pages for programs (llms.txt)</a>
          </li>
        </ul>
      </details>
    </div>
  );
}
