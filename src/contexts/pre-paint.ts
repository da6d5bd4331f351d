import { matchesMedia } from '../lib/browser/media-query';
import type { PrePaintSettings } from '../lib/pre-paint-settings';
import { THEME_COLORS } from '../lib/theme-colors';
import type { SiteConfig } from '../site';

export type ColorMode = 'light' | 'dark';

/** Keys of local storage that are read before the first paint. */
export const COLOR_MODE_KEY = 'theme';
/** `true` if the reader chose to follow the system; then no mode is stored. */
export const FOLLOW_SYSTEM_KEY = 'theme.follow-system';
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

export function isColorMode(value: unknown): value is ColorMode {
  return value === 'light' || value === 'dark';
}

/** The mode if none is stored: the system's preference if it applies, else the default. */
export function fallbackMode(
  { respectPrefersColorScheme, defaultMode }: SiteConfig['colorMode'],
  followsSystem: boolean,
): ColorMode {
  if (!respectPrefersColorScheme && !followsSystem) return defaultMode;
  return matchesMedia(DARK_QUERY) ? 'dark' : 'light';
}

export function showColorMode(mode: ColorMode): void {
  document.documentElement.setAttribute('data-theme', mode);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[mode]);
}

/** Reads local storage before the first paint; later code uses `storage-slot.ts`. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Part of the inline script: sets the class `js` and the color mode and hides a dismissed announcement, so that nothing
 * flashes or moves.
 */
export function preparePaint(settings: PrePaintSettings): void {
  const root = document.documentElement;
  root.classList.add('js');
  const readSetting = (key: string) => (settings.disableSwitch ? null : readStorage(key));
  const storedMode = readSetting(COLOR_MODE_KEY);
  const followsSystem = readSetting(FOLLOW_SYSTEM_KEY) === 'true';
  showColorMode(isColorMode(storedMode) ? storedMode : fallbackMode(settings, followsSystem));
  const isDismissed =
    readStorage(ANNOUNCEMENT_ID_KEY) === settings.announcementId &&
    readStorage(ANNOUNCEMENT_DISMISSED_KEY) === 'true';
  if (isDismissed) root.setAttribute('data-announcement', 'dismissed');
}
