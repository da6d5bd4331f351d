import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readerValues } from '../lib/browser/reader-values';
import { markdownRoute, routes } from '../lib/routes';
import { absoluteUrl } from '../lib/urls';
import { site } from '../site';
import { CopyButton } from './copy-button';
import { registerStyles } from '../theme/style-registry';

const menu = css({
  position: 'relative',
  '& > summary': { listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '""',
    width: 6,
    height: 6,
    margin: '-4px 2px 0 2px',
    borderRight: '1.5px solid currentColor',
    borderBottom: '1.5px solid currentColor',
    transform: 'rotate(45deg)',
  },
  '& > ul': {
    position: 'absolute',
    zIndex: 3,
    top: '100%',
    left: 0,
    minWidth: 230,
    maxWidth: 'calc(100vw - 40px)',
    margin: '6px 0 0',
    padding: 6,
    listStyle: 'none',
    background: 'var(--surface-page)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-block)',
    boxShadow: '0 12px 32px rgb(0 0 0 / 16%)',
  },
  '& > ul :is(a, .text-button)': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 36,
    padding: '6px 10px',
    // Visible where the system dictates colors.
    border: '1px solid transparent',
    borderRadius: 'var(--radius-control)',
    fontSize: 14,
    textAlign: 'left',
    color: 'var(--text-primary)',
    textDecoration: 'none',
  },
  '& > ul .text-button svg': { display: 'none' },
  '& > ul :is(a, .text-button):hover': {
    background: 'var(--surface-sunken)',
    color: 'var(--text-primary)',
  },
});

/** Reads a page as Markdown, with the reader's values. Rejects with what the host responded when there is none. */
async function markdownOf(route: string): Promise<string> {
  const response = await fetch(withPrefix(markdownRoute(route)));
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/html'))
    throw new Error(`The page's Markdown could not be loaded: ${response.status} ${type}`);
  const markdown = await response.text();
  const values = readerValues();
  if (Object.keys(values).length === 0) return markdown;
  const { fillMarkdown } = await import('../lib/placeholders/fill-markdown');
  return fillMarkdown(markdown, values);
}

/** What a reader can do with the page as Markdown. It opens, and its links work, without scripts. */
export function PageMenu({ path }: { path: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    /** A click or the focus outside closes it. */
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const markdown = withPrefix(markdownRoute(path));
  const markdownUrl = encodeURIComponent(absoluteUrl(markdownRoute(path)));
  return (
    <details
      ref={details}
      css={menu}
      className="page-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary className="text-button">Copy page</summary>
      <ul>
        <li className="needs-js">
          <CopyButton label="Copy as Markdown" withLabel text={() => markdownOf(path)} />
        </li>
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        {site.assistants.map(({ label, address }) => (
          <li key={label}>
            <a href={address.replace('{page}', markdownUrl)}>Open in {label}</a>
          </li>
        ))}
        <li>
          <a href={withPrefix(routes.llms)}>All pages for programs</a>
        </li>
      </ul>
    </details>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/page-menu.tsx', [menu]);
