import { loadCode } from './src/node/gatsby/load-code';

/** Node APIs that this site implements; src/node/node-apis.ts names the file of each. */
export const {
  onPluginInit,
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  onCreateNode,
  createPages,
  preprocessSource,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadCode();
