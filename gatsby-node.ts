export { onPreInit } from './src/node/gatsby/lenient-front-matter';
export { onPreBootstrap } from './src/node/gatsby/mermaid-files';
export { createSchemaCustomization } from './src/node/data/schema';
export { createResolvers } from './src/node/data/create-resolvers';
export { onCreateNode } from './src/node/data/nodes';
export { onPostBuild } from './src/node/outputs/post-build';
export { createPages } from './src/node/routes/create-pages';
export { onCreateWebpackConfig } from './src/node/gatsby/webpack';
