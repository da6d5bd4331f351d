import type { EmotionCache } from '@emotion/react';

/**
 * Emotion's style cache. It takes the place of Emotion's own (`src/node/gatsby/webpack.ts`), most of which is a compiler of
 * nested rules: the browsers of the site read these themselves, and need no prefixes. Only components that load after the
 * page use it, so the server inserts nothing.
 */
export default function createStyleCache(): EmotionCache {
  const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();
  if (sheet) document.adoptedStyleSheets.push(sheet);
  const inserted: EmotionCache['inserted'] = {};
  return {
    key: 'css',
    inserted,
    registered: {},
    // Of components that the site does not use.
    sheet: undefined as never,
    insert(selector, { name, styles }) {
      inserted[name] = true;
      sheet?.insertRule(`${selector}{${styles}}`, sheet.cssRules.length);
    },
  };
}
