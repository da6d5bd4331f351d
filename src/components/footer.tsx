import { css } from '@emotion/react';
import { site } from '../site';
import { Link } from './link';
import { media } from '../theme/media';

const footer = css({
  borderTop: '1px solid var(--border)',
  marginTop: 80,
  padding: '28px 40px 40px',
  fontSize: 14,
  color: 'var(--text-muted)',
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', maxWidth: 1360, margin: '0 auto' },
  '& p': { margin: 0, marginInlineEnd: 'auto' },
  '& a': { color: 'var(--text-secondary)' },
  [media.mobile]: { padding: '24px 20px 32px' },
});

export function Footer() {
  return (
    <footer css={footer}>
      <div>
        <p>{site.footer.copyright}</p>
        {site.footer.links.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </div>
    </footer>
  );
}
