import { css } from '@emotion/react';
import { useColorMode } from '../contexts/color-mode';
import { docPages, routes } from '../lib/routes';
import { isRealAddress, site } from '../site';
import { KeysButton } from './keys/keys-button';
import { Link } from './link';
import { OfflineButton } from './offline/offline-button';
import { registerStyles } from '../theme/style-registry';

const footer = css({
  borderTop: '1px solid var(--border)',
  marginTop: 80,
  // The button that leads up floats below its last line.
  padding: '28px 40px 72px',
  fontSize: 14,
  color: 'var(--text-muted)',
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', maxWidth: 1360, margin: '0 auto' },
  '& nav': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '24px 40px',
    maxWidth: 1360,
    margin: '0 auto 28px',
  },
  '& nav p': { marginBottom: 6, fontWeight: 650, color: 'var(--text-primary)' },
  '& li a': { textDecoration: 'none' },
  '& a:hover': { color: 'var(--accent)', textDecoration: 'underline' },
  '& p': { margin: 0, marginInlineEnd: 'auto' },
  // A line is as high as the button that comes with the scripts.
  '& div p': { lineHeight: '24px' },
  '& p button': { marginInlineStart: 24 },
  '& button': {
    // High enough for a finger, at the place of a line of text.
    minHeight: 32,
    margin: '-4px 0',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'var(--text-secondary)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
  },
  '& a': { color: 'var(--text-secondary)' },
  '@media (max-width: 996px)': { paddingInline: 20 },
});

const columns = [
  {
    title: 'Docs',
    links: [
      { label: 'Start here', to: docPages.introduction },
      { label: 'All topics', to: routes.docs },
      { label: 'Glossary', to: docPages.concepts },
      { label: 'Errors and limits', to: docPages.errorsAndLimits },
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

const outside = site.footer.links.filter(({ to }) => isRealAddress(to));

export function Footer() {
  return (
    <footer css={footer}>
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
        <p>
          {site.footer.copyright}
          <KeysButton />
        </p>
        {outside.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
        <SystemColors />
      </div>
      <OfflineButton />
    </footer>
  );
}

/** The third color mode, for readers who look for it; the switch above knows light and dark. */
function SystemColors() {
  const { followsSystem, followSystem } = useColorMode();
  if (site.colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="needs-js"
      aria-pressed={followsSystem}
      onClick={() => followSystem()}
    >
      Use the colors of the system
    </button>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/footer.tsx', [footer]);
