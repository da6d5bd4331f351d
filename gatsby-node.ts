export { onPreInit } from './src/build/lenient-front-matter';
export { onPreBootstrap } from './src/build/mermaid-files';
export { createSchemaCustomization } from './src/build/schema';
export { createResolvers } from './src/build/resolvers';
export { onCreateNode } from './src/build/nodes';
export { onPostBuild } from './src/build/post-build';
export { createPages } from './src/build/pages';
export { onCreateWebpackConfig } from './src/build/webpack';
