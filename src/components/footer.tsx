import { css } from '@emotion/react';
import { useColorMode } from '../contexts/color-mode';
import { isRealAddress, site } from '../site';
import { Link } from './link';
import { media } from '../theme/media';
import { registerStyles } from '../theme/style-registry';

const footer = css({
  borderTop: '1px solid var(--border)',
  marginTop: 80,
  padding: '28px 40px 40px',
  fontSize: 14,
  color: 'var(--text-muted)',
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', maxWidth: 1360, margin: '0 auto' },
  '& p': { margin: 0, marginInlineEnd: 'auto' },
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
  '& button[aria-pressed="true"]': { textDecoration: 'none', fontWeight: 650 },
  '& a': { color: 'var(--text-secondary)' },
  [media.mobile]: { padding: '24px 20px 32px' },
});

export function Footer() {
  return (
    <footer css={footer}>
      <div>
        <p>{site.footer.copyright}</p>
        {site.footer.links
          .filter(({ to }) => isRealAddress(to))
          .map(({ label, to }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        <SystemColors />
      </div>
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
