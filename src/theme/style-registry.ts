import type { SerializedStyles } from '@emotion/react';

/** Styles of each module, by its path in `src`. Without a value, so that bundlers see a module without side effects. */
let registry: Map<string, readonly SerializedStyles[]> | undefined;

/**
 * Adds the styles of a module to the style elements of pages (`src/app/page-styles.ts`). The last lines of each module
 * with styles call it where pages are rendered; bundles of the browser have neither the call nor this module.
 * @param file path in `src`
 */
export function registerStyles(file: string, styles: readonly SerializedStyles[]): void {
  registry ??= new Map();
  registry.set(file, styles);
}

export function registeredStyles(): ReadonlyMap<string, readonly SerializedStyles[]> {
  registry ??= new Map();
  return registry;
}
