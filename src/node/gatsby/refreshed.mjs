import { transform } from '@swc/core';

/**
 * Webpack loader of `gatsby develop`: takes types and elements out of a component, and adds what replaces it in an open
 * page, as Babel does in more time.
 */
export default function refreshed(source) {
  const done = this.async();
  const react = {
    runtime: 'automatic',
    importSource: '@emotion/react',
    development: true,
    refresh: true,
  };
  transform(source, {
    filename: this.resourcePath,
    swcrc: false,
    sourceMaps: true,
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react } },
  }).then(({ code, map }) => done(null, code, map), done);
}
