import { withProofs } from './proof';
import { shopResponses } from '../examples/shop-responses';
import { compile, type CompileInput } from '../markdown/compile';
import type { CompiledContent } from '../content/compiled-content';
import { readSiteFile } from '../content/files';
import { imageFile } from '../content/links';
import { normalizeSource } from '../content/front-matter/front-matter';
import { digest } from '../content/digest';
import { pageStep } from '../workers/page-step';
import { firstFigure } from '../transform/page-body';
import {
  factsOf,
  pageCache,
  type PageSource,
  type PageSummary,
  type ParseSource,
} from './page-cache';
import { copyPage, publishPage, type PageCopies, type Published } from './publish-page';
import { currentSite, SiteView, type Site } from './site-index';

export interface PageTask {
  page: PageSource;
  /** Source without front matter. */
  body: string;
}

/** Builds a page: parses it, unless the cache has it parsed, and publishes it. Stores both in the cache. */
export async function buildPage(
  task: PageTask,
  site: Site = currentSite(),
  cache = pageCache,
): Promise<{ summary: PageSummary; forms: Published }> {
  const { page } = task;
  const content = cache.readParsed(page) ?? (await parse(task, cache));
  const view = new SiteView(site);
  const forms = publishPage(page, content, view);
  const figure = firstFigure(content.tree);
  const pictures = content.images.map(({ src }) => view.addressOf(imageFile(src, page.file) ?? ''));
  const publication = {
    ...inputsOf(content, view),
    templateDigest: templateDigest(content, forms, pictures),
    ...(figure !== undefined && { figure }),
  };
  const summary = { facts: factsOf(content), publication };
  cache.writePublished(page, summary, forms, site);
  return { summary, forms };
}

/** The task of a worker, whose result is copied to another thread. */
export const buildSummary = async (task: PageTask) => (await buildPage(task)).summary;

/** Makes the copies of a page, and stores them in the cache: outputs need them after the HTML of all pages. */
export async function buildCopies(
  task: PageTask,
  site: Site = currentSite(),
  cache = pageCache,
): Promise<PageCopies> {
  const { page } = task;
  const content = cache.readParsed(page) ?? (await parse(task, cache));
  const view = new SiteView(site);
  const copies = copyPage(page, content, view);
  cache.writeCopies(page, { ...inputsOf(content, view), copies }, site);
  return copies;
}

/** The task of a worker: outputs read the copies from the cache. */
export const writeCopies = async (task: PageTask) => void (await buildCopies(task));

const inputsOf = ({ partials }: CompiledContent, view: SiteView) => ({
  partials,
  site: view.digest,
  answers: view.answers,
});

export async function parse(
  { page, body }: { page: ParseSource; body: string },
  cache: typeof pageCache,
): Promise<CompiledContent> {
  const { file, title, bodyLine } = page;
  const content = await parsePage({ file, title, bodyLine, body: normalizeSource(body) });
  cache.writeParsed(page, content);
  return content;
}

/** Parses a page of the site, with responses of the shop to its calls, and proves its samples. */
export function parsePage(job: Omit<CompileInput, 'readFile'>): Promise<CompiledContent> {
  return pageStep(job.file, 'compile', async () => {
    const content = await compile({ ...job, readFile: readSiteFile }, shopResponses);
    return withProofs(content);
  });
}

/** A digest of the content that the templates of a page and of its group show. @param pictures addresses of its images */
function templateDigest(
  { headings, images, excerpt, words, faults }: CompiledContent,
  { body, bodyInGroup }: Published,
  pictures: readonly (string | undefined)[],
): string {
  return digest(
    JSON.stringify([body, bodyInGroup, headings, images, pictures, excerpt, words, faults]),
  );
}
