import { digest } from '../../source/workers/digest';

const value = 'document.currentScript.dataset.value';

/**
 * Inline scripts of Gatsby that differ from page to page or from build to build, and the constant ones that replace
 * them: the value is an attribute of the script element. So one Content-Security-Policy with the hashes of these
 * scripts fits all pages and all builds. The map of chunks is given as a text of JSON by Gatsby 5.16, in which
 * its loader finds no chunk; an empty map does the same and takes 2 kB less in each page.
 */
const replacements = [
  {
    variable: 'pagePath',
    element: (json: string) => scriptWithValue(' id="gatsby-script-loader"', 'pagePath', json),
  },
  {
    variable: '___chunkMapping',
    element: () => '<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>',
  },
  {
    variable: '___webpackCompilationHash',
    element: (json: string, html: string) =>
      scriptWithValue('', '___webpackCompilationHash', JSON.stringify(compilationOf(html) ?? json)),
  },
].map(({ variable, element }) => ({
  found: new RegExp(
    `<script[^>]*>(?:\\s*/\\*<!\\[CDATA\\[\\*/)?\\s*window\\.${variable}=("(?:[^"\\\\]|\\\\.)*");(?:/\\*\\]\\]>\\*/)?\\s*</script>`,
  ),
  element,
}));

/**
 * What Gatsby compares to find out whether a page is of another build than its data: here a digest of the names of the
 * scripts that every page starts with. They are named by their content; the runtime among them names all others, but
 * not these. Webpack's own hash depends on the folder of the build too.
 */
export function compilationOf(html: string): string | undefined {
  const names = html.match(/\/(?:webpack-runtime|framework|app)-[0-9a-f]{20}\.js(?=")/g);
  return names ? digest([...new Set(names)].sort().join(' ')) : undefined;
}

/** A page's HTML with constant inline scripts; HTML that has them already stays as it is. */
export function withConstantScripts(html: string): string {
  return replacements.reduce(
    (text, { found, element }) => text.replace(found, (_all, json: string) => element(json, html)),
    html,
  );
}

function scriptWithValue(attributes: string, variable: string, json: string): string {
  const text = String(JSON.parse(json));
  const escaped = text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `<script${attributes} data-value="${escaped}">window.${variable}=${value}</script>`;
}
