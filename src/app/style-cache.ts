import type { EmotionCache } from '@emotion/react';

/** Attribute of the server's style elements: names of the styles in them, with spaces between. */
export const SERVER_STYLES = 'data-styles';

/** Names of the styles in the document as it came. */
function namesInDocument(): string[] {
  const elements = [...document.querySelectorAll(`style[${SERVER_STYLES}]`)];
  return elements.flatMap((element) => element.getAttribute(SERVER_STYLES)?.split(' ') ?? []);
}

/**
 * Emotion's style cache, the same on the server and in the browser. It takes the place of Emotion's own
 * (`src/node/gatsby/webpack.ts`), most of which is a compiler of nested rules: the browsers of the site read these
 * themselves, and need no prefixes.
 */
export default function createStyleCache(): EmotionCache {
  const sheet = typeof document === 'undefined' ? undefined : new CSSStyleSheet();
  const inserted: EmotionCache['inserted'] = {};
  if (sheet) {
    document.adoptedStyleSheets.push(sheet);
    for (const name of namesInDocument()) inserted[name] = true;
  }
  return {
    key: 'css',
    inserted,
    registered: {},
    // Of components that the site does not use.
    sheet: undefined as never,
    insert(selector, { name, styles }, _sheet, shouldCache) {
      const text = `${selector}{${styles}}`;
      if (!shouldCache) return text;
      inserted[name] = sheet ? true : text;
      sheet?.insertRule(text, sheet.cssRules.length);
      return undefined;
    },
  };
}
