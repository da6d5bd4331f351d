import createCache, { type EmotionCache } from '@emotion/cache';

/** Attribute of the server's style elements: names of the styles in them, with spaces between. */
export const SERVER_STYLES = 'data-styles';

/** Without vendor prefixes: the browsers we support need none. Emotion knows the rules of a style by the list and its name. */
const stylisPlugins: [] = [];

/** Emotion's style cache, the same on both sides. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins });
}

/**
 * Tells the cache which styles the page has. Emotion's own way, by the attribute `data-emotion`, moves the style
 * elements to the end of the head, which makes the browser compute the styles of the whole page again.
 */
export function adoptServerStyles(cache: EmotionCache): EmotionCache {
  for (const element of document.querySelectorAll(`style[${SERVER_STYLES}]`))
    for (const name of element.getAttribute(SERVER_STYLES)?.split(' ') ?? [])
      cache.inserted[name] = true;
  return cache;
}
