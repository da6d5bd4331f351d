import createCache, { type EmotionCache } from '@emotion/cache';

/** Attribute of the server's style elements: names of the styles in them, with spaces between. */
export const SERVER_STYLES = 'data-styles';

/** No vendor prefixes, which no supported browser needs. One list for all caches, as Emotion caches rules by it. */
const stylisPlugins: [] = [];

/** Emotion's style cache, the same on the server and in the browser. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins });
}

/**
 * Marks the styles of the page as inserted. Emotion does so for elements with the attribute `data-emotion`, and moves them
 * to the end of the head, which makes the browser compute the styles of the whole page again.
 */
export function adoptServerStyles(cache: EmotionCache): EmotionCache {
  for (const element of document.querySelectorAll(`style[${SERVER_STYLES}]`))
    for (const name of element.getAttribute(SERVER_STYLES)?.split(' ') ?? [])
      cache.inserted[name] = true;
  return cache;
}
