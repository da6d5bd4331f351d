import { css } from '@emotion/react';
import { site } from '../../site';
import { Link } from '../link';
import { Logo } from './logo';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  height: 'var(--navbar-height)',
  borderBottom: '1px solid var(--border)',
  background: 'var(--surface-page)',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 28,
    height: '100%',
    maxWidth: 1440,
    margin: '0 auto',
    padding: '0 40px',
  },
  '@media (max-width: 996px)': { '& > div': { padding: '0 20px', gap: 20 } },
});

const item = css({
  fontSize: 15,
  fontWeight: 540,
  color: 'var(--text-secondary)',
  textDecoration: 'none',
  '&:hover, &[aria-current]': { color: 'var(--text-primary)' },
});

const home = css({ display: 'flex', color: 'var(--text-primary)' });

/** Top bar with the main navigation. `location` is the path of the page. */
export function Navbar({ location }: { location: string }) {
  return (
    <header css={bar}>
      <div>
        <Link to="/" css={home} aria-label={`${site.title}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main">
          {site.navbar.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              css={item}
              aria-current={sectionOf(location) === sectionOf(to) ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}

/** First part of a route: pages of one section share it. */
function sectionOf(route: string): string {
  return route.split('/').find((part) => part !== '') ?? '';
}
