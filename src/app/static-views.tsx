import type { ReactNode } from 'react';
import { DrawViewContext } from '../components/content/viewed-example';
import { stillView } from '../components/playground/still-view';

/** Gives pages what draws their examples' views in the build, with the components of the search page. */
export function StaticViews({ children }: { children: ReactNode }) {
  return <DrawViewContext value={stillView}>{children}</DrawViewContext>;
}
