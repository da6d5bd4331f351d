import { useSyncExternalStore } from 'react';
import { fixedValues, onValuesChange, readerValues } from '../lib/reader/reader-values';
import type { Values } from '../lib/placeholders/values';

/** The reader's values; on the server and during hydration, the operator's values. */
export function useReaderValues(): Values {
  return useSyncExternalStore(onValuesChange, readerValues, () => fixedValues);
}
