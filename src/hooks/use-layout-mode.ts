import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../lib/browser/media-query';
import { MOBILE_MAX_WIDTH } from '../theme/media';

/** `ssr` on the server and until hydration is over: what depends on the width is right in HTML by CSS alone. */
export type LayoutMode = 'desktop' | 'mobile' | 'ssr';

/** Media query of the desktop layout. */
export const desktopQuery = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;

/** Which layout the window's width calls for. */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore<LayoutMode>(
    (notify) => watchMedia(desktopQuery, notify),
    () => (matchesMedia(desktopQuery) ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
