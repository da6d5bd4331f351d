import { css } from '@emotion/react';
import { site } from '../../site';
import { Link } from '../link';
import { ColorModeToggle } from './color-mode-toggle';
import { SearchBox } from '../search/box/search-box';
import { SearchOpener } from '../search/box/search-opener';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavbarItems } from './navbar-items';
import { ValuesButton } from '../values/values-button';
import { registerStyles } from '../../theme/style-registry';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: 'var(--surface-page)',
  '@supports (backdrop-filter: blur(8px))': {
    background: 'color-mix(in srgb, var(--surface-page) 95%, transparent)',
    backdropFilter: 'blur(8px)',
  },
  '@media (min-width: 997px)': {
    borderBottom: '1px solid var(--border)',
    '& .narrow, & .open-search': { display: 'none' },
    '& .wide': {
      position: 'absolute',
      top: 0,
      right: 'max(40px, (100% - 1440px) / 2 + 40px)',
      display: 'flex',
      alignItems: 'center',
      // Room for both buttons: the first does not move when the second comes.
      width: 80,
      height: 'var(--navbar-height)',
    },
  },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 28,
    minHeight: 'var(--navbar-height)',
    maxWidth: 1440,
    margin: '0 auto',
    padding: '0 40px',
  },
  '& .home': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 18,
    fontWeight: 700,
    color: 'var(--text-primary)',
    textDecoration: 'none',
  },
  '& .home path:first-child': { stroke: 'var(--accent)', strokeWidth: 3 },
  '& .bar > nav': { display: 'flex', gap: 24, flexWrap: 'wrap' },
  '& .navbar-link': {
    fontSize: 15,
    fontWeight: 540,
    color: 'var(--text-secondary)',
    textDecoration: 'none',
  },
  '& .navbar-link:hover': { color: 'var(--text-primary)' },
  '& .navbar-link[aria-current]': { color: 'var(--accent)', fontWeight: 620 },
  '& .tools': { display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' },
  '@media (max-width: 996px)': {
    // One row, which stays.
    display: 'contents',
    '& .wide': { display: 'none' },
    '& .bar': {
      position: 'inherit',
      top: 'inherit',
      zIndex: 'inherit',
      background: 'inherit',
      backdropFilter: 'inherit',
      minHeight: 56,
      padding: '0 12px 0 20px',
      gap: 8,
      borderBottom: '1px solid var(--border)',
    },
    '& .open-search': {
      flex: '0 1 280px',
      minWidth: 40,
      marginLeft: 'auto',
      overflow: 'hidden',
    },
    // The search page has the field itself.
    '&:has(.stays) .open-search': { visibility: 'hidden' },
    '& .tools': { gap: 0, marginLeft: 0 },
    '@media (max-width: 350px)': { '& .open-search span': { display: 'none' } },
    '.js & .bar > nav': { display: 'none' },
    // Room for all buttons: none moves when a page that comes slowly brings the last.
    '.js & .tools': { minWidth: 120 },
    // Without scripts there is no menu: the links stay, on a second line if need be.
    'html:not(.js) & .bar': { flexWrap: 'wrap', padding: '8px 20px' },
  },
});

/** Top bar: home, main navigation, search, color mode, and the menu of narrow windows. It never hides. */
export function Navbar({
  route,
  search,
  docs,
}: {
  route: string;
  /** Query string of the address. */
  search: string;
  docs: boolean;
}) {
  return (
    <header css={bar}>
      <div className="bar">
        <Link to="/" className="home" aria-label={`${site.title}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main">
          <NavbarItems route={route} className="navbar-link" />
        </nav>
        <SearchOpener label="Search" name="Open search" className="compact" />
        <div className="tools">
          <div className="narrow">
            <ValuesButton />
            <ColorModeToggle />
          </div>
          <MobileMenu route={route} docs={docs} />
        </div>
      </div>
      <SearchBox route={route} search={search} />
      {/* Where the eye meets the field first, the keyboard does too. */}
      <div className="wide">
        <ValuesButton />
        <ColorModeToggle />
      </div>
    </header>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/navbar/navbar.tsx', [bar]);
