import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { forgetLoadFailures, watchLoadFailures } from './src/app/load-failure';
import { PageFrame } from './src/app/page-frame';
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

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = finishProgress;
