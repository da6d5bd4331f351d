import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's style cache, the same on both sides. Without vendor prefixes: the browsers we support need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
