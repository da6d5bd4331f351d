import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { repeatEarlyClick } from './src/app/early-click';
import { hydrateInSteps } from './src/app/hydrate';
import { forgetLoadFailures, watchLoadFailures } from './src/app/load-failure';
import { prefetchLinksInView, watchLinks } from './src/app/link-navigation';
import { followMovedAnchor } from './src/app/moved-anchors';
import { PageFrame } from './src/app/page-frame';
import { isSameResultsPage } from './src/app/keep-scroll';
import { loadPagesByPath } from './src/app/page-loader';
import { finishProgress, watchNavigation } from './src/app/progress';
import { adoptServerStyles, createStyleCache } from './src/app/style-cache';
import { whenIdle } from './src/lib/when-idle';
import { isProduction } from './src/site';
import './src/theme/tokens.css';
import './src/theme/base.css';
import './src/theme/content.css';
import './src/theme/print.css';
import './src/theme/forced-colors.css';

const styles = adoptServerStyles(createStyleCache());

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>{element}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame
    pathname={props.location.pathname}
    search={props.location.search}
    area={(props.pageContext as { area?: unknown }).area}
  >
    {element}
  </PageFrame>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchLoadFailures();
  // The loader of develop knows pages by path and query string.
  if (isProduction) loadPagesByPath();
};

/** In develop Gatsby renders in the browser alone. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  isProduction ? (hydrateInSteps as never) : (undefined as never);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  forgetLoadFailures();
  repeatEarlyClick();
  watchNavigation();
  watchLinks();
  window.addEventListener('hashchange', () => void followMovedAnchor());
};

/** Choices on the search page change the address only; another query or page of results begins at the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => !isSameResultsPage(prevRouterProps?.location, routerProps.location);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  finishProgress();
  void followMovedAnchor();
  whenIdle(prefetchLinksInView);
};
