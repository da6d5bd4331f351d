const value = 'document.currentScript.dataset.value';

/** Inline scripts of Gatsby that differ from page to page or from build to build: a variable, and its value as JSON. */
const variableScript =
  /<script[^>]*>(?:\s*\/\*<!\[CDATA\[\*\/)?\s*window\.(pagePath|___chunkMapping|___webpackCompilationHash)=("(?:[^"\\]|\\.)*");(?:\/\*\]\]>\*\/)?\s*<\/script>/g;

/**
 * A page's HTML with constant inline scripts, whose value is an attribute of their element: so one Content-Security-Policy
 * with the hashes of these scripts fits all pages and all builds. The map of chunks is given as a text of JSON by Gatsby
 * 5.16, in which its loader finds no chunk; an empty map does the same and takes 2 kB less in each page. HTML that has
 * these scripts already stays as it is.
 */
export function withConstantScripts(html: string): string {
  return html.replace(variableScript, (_all, variable: string, json: string) => {
    if (variable === '___chunkMapping')
      return '<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>';
    const id = variable === 'pagePath' ? ' id="gatsby-script-loader"' : '';
    const text = String(JSON.parse(json));
    const attribute = text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
    return `<script${id} data-value="${attribute}">window.${variable}=${value}</script>`;
  });
}
