import './footer.css';
import { useColorMode } from '../../contexts/color-mode';
import { docPages, routes } from '../../lib/addresses/routes';
import { site } from '../../site';
import { KeysButton } from '../keys/keys-button';
import { Link } from '../link';
import { OfflineButton } from '../offline/offline-button';

const columns = [
  {
    title: 'Docs',
    links: [
      { label: 'Start here', to: docPages.introduction },
      { label: 'All topics', to: routes.docs },
      { label: 'Glossary', to: docPages.concepts },
      { label: 'Errors and limits', to: docPages.errorsAndLimits },
      ...(site.hasBook ? [{ label: 'All pages as EPUB', to: routes.book }] : []),
    ],
  },
  {
    title: 'Build',
    links: [
      { label: 'Search API', to: docPages.searchApi },
      { label: 'Feeding API', to: docPages.feedingApi },
      { label: 'API reference', to: docPages.apiReference },
      { label: 'Playground', to: routes.playground },
    ],
  },
  {
    title: 'Project',
    links: [
      { label: 'What is new', to: docPages.whatsNew },
      { label: 'All posts', to: routes.blogArchive },
      { label: 'All tags', to: routes.docsTags },
    ],
  },
];

export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        {columns.map(({ title, links }) => (
          <section key={title}>
            <p>{title}</p>
            <ul className="links">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div>
        <p>{site.footer.copyright}</p>
        {site.footer.links.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </div>
      <div className="actions needs-js">
        <SystemColors />
        {/* Last, so that nothing moves when scripts add them. */}
        <KeysButton />
        <OfflineButton />
      </div>
    </footer>
  );
}

/** The third color mode: the toggle of the navbar knows only light and dark. */
function SystemColors() {
  const { followsSystem, followSystem } = useColorMode();
  if (site.colorMode.disableSwitch) return null;
  return (
    <button type="button" aria-pressed={followsSystem} onClick={() => followSystem()}>
      Use system theme
    </button>
  );
}
