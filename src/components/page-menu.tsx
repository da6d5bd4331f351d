import './page-menu.css';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readerValues } from '../lib/browser/reader-values';
import { markdownRoute, routes } from '../lib/routes';
import { absoluteUrl } from '../lib/urls';
import { site } from '../site';
import { CopyButton } from './copy-button';

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
