import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { sitemapOptions } from './src/node/outputs/sitemap';
import { unreachableFiles } from './src/node/content/file-names';
import { endOnInvalidSettings } from './src/node/content/settings/settings';
import { generateTypes, site } from './src/site';

// Before Gatsby reads them: it would name its own option, not the variable.
endOnInvalidSettings();

const config: GatsbyConfig = {
  siteMetadata: { title: site.title, description: site.description, siteUrl: site.siteUrl },
  pathPrefix: site.pathPrefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // The site writes files for hosts itself. Without an adapter each build asks two other sites for code that would.
  adapter: { name: 'src/node/hosting', adapt: () => undefined },
  graphqlTypegen: {
    generateOnBuild: generateTypes,
    // The files of src/node with queries: those that make the pages, and those of what is written beside the pages.
    documentSearchPaths: [
      './gatsby-node.ts',
      './src/node/routes/page-queries.ts',
      './src/node/outputs/**/*.ts',
    ],
  },
  plugins: [
    // Speed alone: without it the site is the same. Its README names what it changes.
    'gatsby-plugin-fast-builds',
    // Image data of gatsby-plugin-image comes from these two; its own component, and with it the plugin's script and
    // styles on every page, are not used: see components/content/picture.tsx.
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve(site.contentFolder),
        // What Vim, Emacs and JetBrains put beside a file for a moment while they save it, and macOS beside all in archives.
        ignore: [
          ...['**/4913', '**/.*.sw?', '**/*~', '**/#*#', '**/.#*', '**/._*'],
          unreachableFiles(),
        ],
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    // Makes Mdx nodes of the files; src/node compiles their bodies, never webpack.
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
  ],
};

export default config;
