// Styles of components come after them, whose elements have classes of both.
import './src/theme/tokens.css';
import './src/theme/base.css';
import './src/theme/content.css';
import './src/theme/diagram.css';
import './src/theme/print.css';
import './src/theme/forced-colors.css';
import type { GatsbyBrowser } from 'gatsby';
import { replayClicks } from './src/app/navigation/click-queue';
import { hydrateInSteps } from './src/app/hydrate';
import { prefetchLinksInView, watchLinks } from './src/app/navigation/link-navigation';
import { openIndexAddress, recordIndexAddress } from './src/app/navigation/index-address';
import { followMovedAnchor } from './src/app/navigation/moved-anchors';
import { revealAnchor, watchAnchorLinks } from './src/app/navigation/reveal-anchor';
import { PageFrame, type PageContext, type PostContents } from './src/app/page-frame';
import { preserveReaderFocus, restoreLostFocus } from './src/app/navigation/restore-focus';
import {
  recordScrollPositions,
  restoredPosition,
  keepsScrollPosition,
} from './src/app/navigation/scroll-restoration';
import { wrapNavigation } from './src/app/navigation/navigation';
import { loadPagesByPath } from './src/app/navigation/page-loader';
import { finishProgress } from './src/app/navigation/progress';
import { sendEvent, reportScriptErrors } from './src/lib/reader/events';
import { whenIdle } from './src/lib/browser/when-idle';
import { routes } from './src/lib/addresses/routes';
import { routeOf } from './src/lib/addresses/urls';
import { isProduction } from './src/site';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame
    pathname={props.location.pathname}
    search={props.location.search}
    context={props.pageContext as PageContext}
    post={(props.data as { blogPost?: PostContents } | undefined)?.blogPost}
  >
    {element}
  </PageFrame>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  recordScrollPositions();
  recordIndexAddress();
  if (process.env.GATSBY_EVENTS_ENDPOINT) reportScriptErrors();
  // The loader of develop knows pages by path and query string.
  if (isProduction) loadPagesByPath();
};

function reachAnchor(): void {
  revealAnchor();
  void followMovedAnchor();
}

/** In develop Gatsby renders in the browser alone. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  isProduction ? (hydrateInSteps as never) : (undefined as never);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.__loadFailures?.markStarted();
  replayClicks();
  // Before the navigation is wrapped: after that a page that does not load is opened as a document.
  void openIndexAddress();
  wrapNavigation();
  watchLinks();
  watchAnchorLinks();
  restoreLostFocus();
  preserveReaderFocus();
  window.addEventListener('hashchange', reachAnchor);
};

/**
 * The browser scrolls documents that it opens itself. Choices on the search page change the address only; another query
 * or page of results begins at the top. Back and Forward restore the position, also when the address names a section;
 * all other navigation leads to the section or the top.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (!prevRouterProps || keepsScrollPosition(prevRouterProps.location, location)) return false;
  const position = restoredPosition();
  if (position === undefined) return true;
  window.scrollTo(0, position);
  return false;
};

/** Whether an address has no page: the loader has the 404 page for it. */
function isMissing(path: string): boolean {
  const loaded = window.___loader?.loadPageSync(path);
  return routeOf(loaded?.page?.path ?? '').startsWith(routes.notFound);
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // Choices on the search page change the rest of the address.
  if (process.env.GATSBY_EVENTS_ENDPOINT && location.pathname !== prevLocation?.pathname)
    sendEvent({
      type: isMissing(location.pathname) ? 'missing' : 'visit',
      documentId: routeOf(location.pathname),
    });
  finishProgress();
  reachAnchor();
  whenIdle(prefetchLinksInView);
};
