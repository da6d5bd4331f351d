import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { fillPlaces } from '../lib/browser/fill-places';
import { fixedValues, onValuesChange, readerValues } from '../lib/browser/reader-values';
import type { Values } from '../lib/placeholders/values';

/** The reader's values; on the server and while its HTML is hydrated those of the operator. */
export function useReaderValues(): Values {
  return useSyncExternalStore(onValuesChange, readerValues, () => fixedValues);
}

/** Fills the marked places of an element before it is painted, and after each change. @param key changes with what it shows */
export function useFilledPlaces(element: RefObject<Element | null>, key: unknown): void {
  useLayoutEffect(() => {
    const fill = () => element.current && fillPlaces(element.current, readerValues());
    fill();
    return onValuesChange(fill);
  }, [element, key]);
}
