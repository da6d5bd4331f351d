import { useColorMode } from '../../contexts/color-mode';
import { site } from '../../site';
import { MoonIcon, SunIcon } from '../icons';

/** Switches between light and dark. CSS chooses the icon, so that it is right before hydration. */
export function ColorModeToggle() {
  const { colorMode, setColorMode } = useColorMode();
  if (site.colorMode.disableSwitch) return null;
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button needs-js"
      aria-label={`Switch to ${other} mode`}
      onClick={() => setColorMode(other)}
    >
      <span className="in-light">
        <MoonIcon />
      </span>
      <span className="in-dark">
        <SunIcon />
      </span>
    </button>
  );
}
