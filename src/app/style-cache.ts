import type { EmotionCache } from '@emotion/react';

/**
 * Replaces Emotion's style cache (`src/node/gatsby/webpack.ts`), most of which is a compiler for nested rules and prefixes
 * that the supported browsers do not need. Only components that load on demand use it, so the server inserts nothing.
 */
export default function createStyleCache(): EmotionCache {
  const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();
  if (sheet) document.adoptedStyleSheets.push(sheet);
  const inserted: EmotionCache['inserted'] = {};
  return {
    key: 'css',
    inserted,
    registered: {},
    // Only components that the site does not use read this field.
    sheet: undefined as never,
    insert(selector, { name, styles }) {
      inserted[name] = true;
      sheet?.insertRule(`${selector}{${styles}}`, sheet.cssRules.length);
    },
  };
}
