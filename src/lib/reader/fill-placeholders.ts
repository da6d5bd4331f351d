import { PLACEHOLDER_ATTRIBUTE, PUBLISHED_ATTRIBUTE } from '../placeholders/attributes';
import {
  placeholderText,
  withScheme,
  type PlaceholderName,
  type Values,
} from '../placeholders/values';

/** Fills all placeholders in a part of the page, as text and never as HTML. The title of a filled one keeps the published text. */
export function fillPlaceholders(root: ParentNode, values: Values): void {
  const isLoaded = document.readyState !== 'loading';
  for (const element of root.querySelectorAll<HTMLElement>(`var[${PLACEHOLDER_ATTRIBUTE}]`)) {
    // Without a neighbor the text of the element may still grow.
    if (!isLoaded && !element.nextSibling && !element.parentElement?.nextSibling) continue;
    const name = element.getAttribute(PLACEHOLDER_ATTRIBUTE) as PlaceholderName;
    const value = element.closest(`[${PUBLISHED_ATTRIBUTE}]`)
      ? undefined
      : placeholderText(name, values);
    const published = element.title || (element.textContent ?? '');
    if (element.textContent !== (value ?? published)) element.textContent = value ?? published;
    const before = element.previousSibling;
    if (name === 'host' && before instanceof Text) {
      const text = withScheme(before.data, value ?? published);
      if (text !== before.data) before.data = text;
    }
    if (value === undefined) element.removeAttribute('title');
    else element.title = published;
  }
}

/** Fills placeholders before they are painted, while the page loads and whenever it changes. Returns a function that stops it. */
export function watchPlaceholders(values: () => Values): () => void {
  const observer = new MutationObserver(() => {
    if (Object.keys(values()).length > 0) fillPlaceholders(document, values());
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [PUBLISHED_ATTRIBUTE],
  });
  return () => observer.disconnect();
}

/** Sets the attribute by which styles show what only readers with values need. */
export function setHasValues(values: Values): void {
  document.documentElement.toggleAttribute('data-values', Object.keys(values).length > 0);
}
