import './navbar.css';
import { site } from '../../site';
import { Link } from '../link';
import { ColorModeToggle } from './color-mode-toggle';
import { SearchBox } from '../search/box/search-box';
import { SearchOpener } from '../search/box/search-opener';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavbarItems } from './navbar-items';
import { ValuesButton } from '../values/values-button';

/** Top bar: home, main navigation, search, color mode, and the menu of narrow windows. */
export function Navbar({
  route,
  search,
  isDocs,
  section,
}: {
  route: string;
  /** Query string of the address. */
  search: string;
  isDocs: boolean;
  /** Group at the top of the sidebar that contains the page. */
  section?: string | undefined;
}) {
  return (
    <header className="navbar">
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
          <MobileMenu route={route} isDocs={isDocs} />
        </div>
      </div>
      <SearchBox route={route} search={search} section={section} />
      {/* After the field, so that the keyboard follows the visual order. */}
      <div className="wide">
        <ValuesButton />
        <ColorModeToggle />
      </div>
    </header>
  );
}
