import './page-menu.css';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { markdownRoute, routes } from '../lib/routes';
import { absoluteUrl } from '../lib/urls';
import { site } from '../site';
import { CopyButton } from './copy-button';

const loadMarkdown = () => import('./page-as-markdown');

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
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) loadMarkdown().catch(() => undefined);
      }}
      onKeyDown={onKeyDown}
    >
      <summary className="text-button">Copy page</summary>
      <ul>
        <li className="needs-js">
          <CopyButton
            label="Copy as Markdown"
            withLabel
            text={async () => (await loadMarkdown()).markdownOf(path)}
          />
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
          <a href={withPrefix(routes.llms)}>All pages (llms.txt)</a>
        </li>
      </ul>
    </details>
  );
}
