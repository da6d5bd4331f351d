import { site } from '../site';

/** Key of the stored color mode. */
export const COLOR_MODE_KEY = 'theme';

/**
 * Script that runs before the first paint: marks the page as one with scripts and sets the color mode. Text of one
 * line; it reads storage once and never throws.
 */
export function prePaintScript(): string {
  const defaultMode = JSON.stringify(site.colorMode.defaultMode);
  return (
    `(function(d){d.classList.add('js');var m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}` +
    `d.setAttribute('data-theme',m==='dark'||m==='light'?m:d.getAttribute('data-theme')||${defaultMode})})(document.documentElement)`
  );
}
