import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { forgetLoadFailures, watchLoadFailures } from './src/app/load-failure';
import { PageFrame } from './src/app/page-frame';
import { isSameResultsPage } from './src/app/results-scroll';
import { finishProgress, watchNavigation } from './src/app/progress';
import { createStyleCache } from './src/app/style-cache';
import './src/theme/tokens.css';
import './src/theme/base.css';
import './src/theme/content.css';
import './src/theme/print.css';

const styles = createStyleCache();

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

export const onClientEntry: GatsbyBrowser['onClientEntry'] = watchLoadFailures;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  forgetLoadFailures();
  watchNavigation();
};

/** Choices on the search page change the address only; another query or page of results begins at the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => !isSameResultsPage(prevRouterProps?.location, routerProps.location);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = finishProgress;
