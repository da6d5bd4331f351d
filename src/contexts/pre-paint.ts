import { THEME_COLORS } from '../lib/theme-colors';
import { site, type SiteConfig } from '../site';

export type ColorMode = 'light' | 'dark';

/** Keys of local storage that are read before the first paint. */
export const COLOR_MODE_KEY = 'theme';
/** `true` when the reader chose to follow the system; then there is no stored mode. */
export const FOLLOW_SYSTEM_KEY = 'theme.follow-system';
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

type PrePaintConfig = Pick<SiteConfig, 'colorMode' | 'announcement'>;

/**
 * Script that runs before the first paint: marks the page as one with scripts, sets the color mode and hides an
 * announcement that the reader has dismissed. So nothing flashes and nothing moves. It never throws.
 */
export function prePaintScript({ colorMode, announcement }: PrePaintConfig = site): string {
  const system = "matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";
  const fallback = colorMode.respectPrefersColorScheme
    ? system
    : colorMode.disableSwitch
      ? JSON.stringify(colorMode.defaultMode)
      : `g('${FOLLOW_SYSTEM_KEY}')==='true'?(${system}):${JSON.stringify(colorMode.defaultMode)}`;
  const stored = colorMode.disableSwitch ? 'null' : `g('${COLOR_MODE_KEY}')`;
  const dismissed = announcement
    ? `if(g('${ANNOUNCEMENT_ID_KEY}')===${JSON.stringify(announcement.id)}&&g('${ANNOUNCEMENT_DISMISSED_KEY}')==='true')d.setAttribute('data-announcement','dismissed');`
    : '';
  return (
    `(function(d){function g(k){try{return localStorage.getItem(k)}catch(e){return null}}` +
    `d.classList.add('js');var m=${stored};if(m!=='dark'&&m!=='light')m=${fallback};` +
    `d.setAttribute('data-theme',m);${dismissed}` +
    `var c=document.querySelector('meta[name="theme-color"]');if(c)c.content=m==='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'` +
    `})(document.documentElement)`
  );
}
