export { onPluginInit, onPreBootstrap, onPreInit } from './gatsby/start';
export { createResolvers, createSchemaCustomization } from './data/graphql';
export { onCreateNode } from './data/nodes';
export { onPostBuild } from './hosting/post-build';
export { createPages } from './routes/create-pages';
export { preprocessSource } from './gatsby/unused-queries';
export { onCreateWebpackConfig } from './gatsby/webpack';
export { onCreateDevServer } from './search/deferred-search-data';
