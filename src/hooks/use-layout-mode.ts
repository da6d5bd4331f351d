import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../lib/browser/media-query';
import { MOBILE_MAX_WIDTH } from '../theme/media';

/** `ssr` on the server and during hydration, when only CSS adapts to the width. */
export type LayoutMode = 'desktop' | 'mobile' | 'ssr';

/** Media query of the desktop layout. */
export const desktopQuery = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;

/** Layout for the width of the window. */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore<LayoutMode>(
    (notify) => watchMedia(desktopQuery, notify),
    () => (matchesMedia(desktopQuery) ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
