import fs from 'node:fs';
import { socialImagePath } from '../../../lib/addresses/social-image';
import { escapeAttribute, unescapeHtml } from '../../../lib/text/escape-html';
import type { SocialCard } from '../../outputs/social-card';
import { digest } from '../../content/digest';
import { hardLinkOrCopy } from '../../workers/hard-link-or-copy';
import { pageStep } from '../../workers/page-step';
import { pageFile } from './page-files';
import { picturesOf } from './remove-leftovers';
import { inlineCode, type InlineCode } from '../content-security-policy';

export interface ProcessedPage {
  code: InlineCode;
  /** Whether the page leaves a diagram to Mermaid, which draws in the browser with style elements of its own. */
  hasBrowserDrawnDiagrams: boolean;
  pictures: readonly string[];
  /** Text of its social image, if it has one. */
  card?: SocialCard;
  digest: string;
  mtimeMs: number;
  size: number;
}

export interface PageTask {
  route: string;
  file: string;
  /** Absolute path of the copy beside the folder of the page, if it has one. */
  flatCopy?: string | undefined;
  /** The page as the last build left it. */
  last?: ProcessedPage | undefined;
}

/** Parts of Gatsby's template that current browsers ignore. */
const unusedMarkup =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator") [^>]*>|, shrink-to-fit=no(?=")/g;

/** Gives a page constant inline scripts, and writes its flat file. */
export function postProcessPage(task: PageTask): ProcessedPage {
  return pageStep(`public${pageFile(task.route)}`, 'post-process', () => process(task));
}

function process({ route, file, flatCopy, last }: PageTask): ProcessedPage {
  const html = fs.readFileSync(file, 'utf8');
  const final = withConstantScripts(html.replace(unusedMarkup, ''));
  if (final !== html) fs.writeFileSync(file, final);
  const version = digest(final);
  // Gatsby rewrites a page when the hash of webpack changes, which the final page does not contain. The file
  // keeps the time of its last change, so that its compressed files stay and browsers may keep their copies.
  if (version === last?.digest) fs.utimesSync(file, new Date(), new Date(Math.round(last.mtimeMs)));
  const { size, mtimeMs } = fs.statSync(file);
  if (flatCopy !== undefined && !isCopyOf({ size, mtimeMs }, flatCopy))
    hardLinkOrCopy(file, flatCopy);
  return {
    code: inlineCode(final),
    hasBrowserDrawnDiagrams: final.includes('data-diagram="mermaid"'),
    pictures: picturesOf(final),
    card: cardOf(final, route),
    digest: version,
    size,
    mtimeMs,
  };
}

/** Whether a file was written after another one, with as many bytes: only builds write here. */
export function isCopyOf(original: Pick<fs.Stats, 'size' | 'mtimeMs'>, copy: string): boolean {
  const stats = fs.statSync(copy, { throwIfNoEntry: false });
  return stats?.size === original.size && stats.mtimeMs >= original.mtimeMs;
}

/** The text of a page's social image, read from the page's head; undefined for a page with another image. */
export function cardOf(html: string, route: string): SocialCard | undefined {
  const content = (property: string) =>
    new RegExp(`<meta [^>]*property="${property}" content="([^"]*)"`).exec(html)?.[1];
  const title = content('og:title');
  const image = content('og:image');
  if (title === undefined || image === undefined) return undefined;
  if (!decodeURI(image).endsWith(socialImagePath(route))) return undefined;
  return { title: unescapeHtml(title), section: unescapeHtml(content('article:section') ?? '') };
}

const value = 'document.currentScript.dataset.value';

/** Inline scripts of Gatsby that differ from page to page or from build to build: a variable, and its value as JSON. */
const variableScript =
  /<script[^>]*>(?:\s*\/\*<!\[CDATA\[\*\/)?\s*window\.(pagePath|___chunkMapping|___webpackCompilationHash)=("(?:[^"\\]|\\.)*");(?:\/\*\]\]>\*\/)?\s*<\/script>/g;

/**
 * A page's HTML with constant inline scripts, whose value is an attribute of their element: so one Content-Security-Policy
 * fits all pages and all builds. Gatsby 5.16 writes the map of chunks as a text, in which its loader finds no chunk; an empty
 * map has the same effect and saves 2 kB a page.
 */
export function withConstantScripts(html: string): string {
  return html.replace(variableScript, (_all, variable: string, json: string) => {
    if (variable === '___chunkMapping')
      return '<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>';
    const id = variable === 'pagePath' ? ' id="gatsby-script-loader"' : '';
    const attribute = escapeAttribute(String(JSON.parse(json)));
    return `<script${id} data-value="${attribute}">window.${variable}=${value}</script>`;
  });
}
