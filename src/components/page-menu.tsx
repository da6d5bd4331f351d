import './page-menu.css';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { markdownRoute, routes } from '../lib/addresses/routes';
import { absoluteUrl } from '../lib/addresses/urls';
import { site } from '../site';
import { installCommands, installLinks } from '../lib/addresses/mcp-clients';
import { CopyButton } from './copy-button';

/** A button that copies the page as Markdown, and a menu of more formats. Without scripts, the links of the menu are visible. */
export function PageMenu({ path }: { path: string }) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menu.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const markdownUrl = encodeURIComponent(absoluteUrl(markdownRoute(path)));
  return (
    <div ref={menu} className="page-menu" onKeyDown={onKeyDown}>
      <span className="needs-js">
        <CopyButton
          label="Copy page"
          withLabel
          text={async () => (await import('./page-as-markdown')).markdownOf(path)}
        />
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          More
        </button>
      </span>
      <ul data-open={isOpen || undefined}>
        <li>
          <a href={withPrefix(markdownRoute(path))}>View as Markdown</a>
        </li>
        {site.assistants.map(({ label, address }) => (
          <li key={label}>
            <a href={address.replace('{page}', markdownUrl)}>Open in {label}</a>
          </li>
        ))}
        {process.env.GATSBY_MCP_URL && <ToolsInstall url={process.env.GATSBY_MCP_URL} />}
        <li>
          <a href={withPrefix(routes.llms)}>All pages (llms.txt)</a>
        </li>
      </ul>
    </div>
  );
}

/** Ways to connect an editor or an assistant with the tools of this documentation. */
const ToolsInstall = ({ url }: { url: string }) => (
  <>
    {installLinks(url).map(({ label, address }) => (
      <li key={label}>
        <a href={address}>Add tools to {label}</a>
      </li>
    ))}
    {installCommands(url).map(({ label, command }) => (
      <li key={label} className="needs-js">
        <CopyButton label={`Copy command for ${label}`} withLabel text={() => command} />
      </li>
    ))}
  </>
);
