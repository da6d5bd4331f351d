import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withConstantScripts } from './constant-scripts';
import { slicesFolder } from './page-files';
import { withSlices } from './put-slices';

/** With this element begin the scripts at the end of a page. */
const firstScript = '<script id="gatsby-script-loader"';

/**
 * A page's HTML with its slices and constant inline scripts; HTML that has them already stays as it is. Where only the end
 * of a page changes, only that is looked at: each change of a whole page copies it.
 * @param sliceOf HTML of a slice, by its name
 */
export function finishedHtml(html: string, sliceOf: (name: string) => string): string {
  const finish = (text: string) => withConstantScripts(withSlices(text, sliceOf));
  const at = html.lastIndexOf(firstScript);
  const slice = html.indexOf('slice-start');
  if (at < 0 || (slice >= 0 && slice < at)) return finish(html);
  const end = html.slice(at);
  const finished = finish(end);
  return finished === end ? html : html.slice(0, at) + finished;
}

interface Page {
  pagePath: string;
}

interface Renderer {
  default: (page: Page) => Promise<{ html: string }>;
}

/** The slice of Gatsby's own scripts, which is there before pages are rendered. Others are made of what pages hold. */
const scripts = '_gatsby-scripts-1';

const isOnlyOfScripts = (html: string) =>
  [...html.matchAll(/<slice-start\s[^>]*id="([^"]+)"/g)].every(([, name]) => name === scripts);

/**
 * Lets the bundle that renders pages give HTML with its slice and constant scripts, so that the file of a page is
 * written once. Pages with other slices stay as they are.
 * @param file of the bundle; Gatsby has to load it by `require` from now on
 * @param folder of the site
 * @returns routes of the pages that were finished, which grow as they are rendered
 */
export function giveFinishedHtml(file: string, folder: string): ReadonlySet<string> {
  const finished = new Set<string>();
  const slice = path.join(folder, slicesFolder, `${scripts}.html`);
  if (!fs.existsSync(slice)) return finished;
  const text = fs.readFileSync(slice, 'utf8');
  const require = createRequire(file);
  const renderer = require(file) as Renderer;
  const render: Renderer['default'] = async (page) => {
    const result = await renderer.default(page);
    if (!isOnlyOfScripts(result.html)) return result;
    finished.add(page.pagePath);
    return { ...result, html: finishedHtml(result.html, () => text) };
  };
  const loaded = require.cache[require.resolve(file)];
  if (loaded) loaded.exports = { ...renderer, default: render };
  return finished;
}
