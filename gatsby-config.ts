import type { GatsbyConfig } from 'gatsby';
import { generateTypes, site } from './src/site';

const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.description, siteUrl: site.siteUrl },
  pathPrefix: site.pathPrefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: {
    generateOnBuild: generateTypes,
    documentSearchPaths: ['./gatsby-node.ts', './src/build/**/*.ts'],
  },
  flags: { DEV_SSR: true },
  plugins: [
    'gatsby-plugin-emotion',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/${site.contentFolder}` },
    },
    // Makes Mdx nodes of the files; src/build compiles their bodies, never webpack.
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
  ],
};

export default config;
