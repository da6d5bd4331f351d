import type { SerializedStyles } from '@emotion/react';
import { registeredStyles } from '../theme/style-registry';
import { sharedElements } from './shared-styles';
import createStyleCache from './style-cache';

/** The text of one style element of a page. */
export interface PageStyles {
  /** Names of the styles in it. */
  ids: readonly string[];
  css: string;
}

/** Texts of styles by their names. */
type StyleTexts = ReadonlyMap<string, string>;

/** Without a document a cache returns the text of each style that is inserted. */
const cache = createStyleCache();

/** The elements of all registered modules, computed once for all pages that need no more modules. */
let elements: { modules: number; texts: readonly StyleTexts[] } = { modules: 0, texts: [] };

function textOf(style: SerializedStyles): string {
  return String(cache.insert(`.${cache.key}-${style.name}`, style, cache.sheet, false));
}

/** The styles of each element: of the files that share it, or of the one file that it belongs to. */
function registeredElements(): readonly StyleTexts[] {
  const registered = registeredStyles();
  if (elements.modules === registered.size) return elements.texts;
  const found = new Map<number | string, Map<string, string>>();
  for (const [file, styles] of [...registered].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shared = sharedElements.findIndex((files) => files.includes(file));
    const key = shared < 0 ? file : shared;
    const texts = found.get(key) ?? new Map<string, string>();
    for (const style of styles) texts.set(style.name, textOf(style));
    found.set(key, texts);
  }
  elements = { modules: registered.size, texts: [...found.values()] };
  return elements.texts;
}

/**
 * The style elements of a page. Their texts follow from the code alone, so that the Content-Security-Policy covers the
 * styles of all pages with few hashes.
 * @param used the styles in the HTML of the page, as Emotion collects them
 */
export function pageStyles(used: PageStyles): PageStyles[] {
  const missing = new Set(used.ids);
  const found: PageStyles[] = [];
  for (const texts of registeredElements()) {
    const ids = [...texts.keys()];
    if (!ids.some((id) => missing.has(id))) continue;
    for (const id of ids) missing.delete(id);
    found.push({ ids, css: [...texts.values()].join('') });
  }
  // In develop nothing is registered.
  return missing.size === 0 ? found : [...found, used];
}
