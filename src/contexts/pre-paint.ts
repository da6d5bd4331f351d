import { matchesMedia } from '../lib/browser/media-query';
import type { PrePaintSettings } from '../lib/pre-paint-settings';
import { THEME_COLORS } from '../lib/theme-colors';
import type { SiteConfig } from '../site';

export type ColorMode = 'light' | 'dark';

/** Keys of local storage that are read before the first paint. */
export const COLOR_MODE_KEY = 'theme';
/** `true` when the reader chose to follow the system; then there is no stored mode. */
export const FOLLOW_SYSTEM_KEY = 'theme.follow-system';
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

export function isColorMode(value: unknown): value is ColorMode {
  return value === 'light' || value === 'dark';
}

/** Without a stored mode: the system's preference where it counts, else the default. */
export function unchosenMode(
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

/** What storage holds, for scripts before the first paint; those after it use `storage-slot.ts`. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Part of the inline script: marks the page as one with scripts, sets the color mode and hides an announcement that the
 * reader has dismissed. So nothing flashes and nothing moves.
 */
export function preparePaint(settings: PrePaintSettings): void {
  const root = document.documentElement;
  root.classList.add('js');
  const read = (key: string) => (settings.disableSwitch ? null : stored(key));
  const chosen = read(COLOR_MODE_KEY);
  const followsSystem = read(FOLLOW_SYSTEM_KEY) === 'true';
  showColorMode(isColorMode(chosen) ? chosen : unchosenMode(settings, followsSystem));
  const isDismissed =
    stored(ANNOUNCEMENT_ID_KEY) === settings.announcementId &&
    stored(ANNOUNCEMENT_DISMISSED_KEY) === 'true';
  if (isDismissed) root.setAttribute('data-announcement', 'dismissed');
}
