import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../lib/media-query';

/** The widest layout that counts as mobile, in pixels. */
export const MOBILE_MAX_WIDTH = 996;

/** `ssr` on the server and until hydration is over: what depends on the width is right in HTML by CSS alone. */
export type LayoutMode = 'desktop' | 'mobile' | 'ssr';

const query = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;

/** Which layout the window's width requests. */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore<LayoutMode>(
    (notify) => watchMedia(query, notify),
    () => (matchesMedia(query) ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
