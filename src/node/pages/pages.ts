import type { TreeNode } from '../../lib/content-tree';
import { resolveTree } from '../transform/link-targets';
import { isProduction } from '../../site';
import { buildState, inBackground } from '../gatsby/build-state';
import { runTasks, workerTask } from '../workers/pool';
import { buildCopies, buildPage, buildSummary, writeCopies, type PageTask } from './build-page';
import { pageCache, type PageFacts, type PageSource, type PageSummary } from './page-cache';
import type { PageCopies, Published } from './publish-page';
import { currentSite } from './site-index';

const building = workerTask('page.worker', 'buildPages', buildSummary);
const copying = workerTask('page.worker', 'writeCopies', writeCopies);

export type BuiltPage = PageFacts & Published & { figure: string | undefined };

/** The pages of the site: from memory, from their files, or built now. */
export class Pages {
  /** @param find the source of a page by its id */
  constructor(
    private readonly find: (id: string) => PageSource,
    private readonly bodyOf: (id: string) => string,
    private readonly cache = pageCache,
  ) {}

  /** A page in the forms in which the site shows it. */
  async get(id: string): Promise<BuiltPage> {
    const site = currentSite();
    const summary = await this.summary(id);
    const forms =
      this.cache.readPublished(this.find(id), summary, site) ??
      (await buildPage(this.task(id), site, this.cache)).forms;
    return { ...summary.facts, ...forms, figure: summary.publication.figure };
  }

  /** A page without its forms, which take the longest to read. */
  async summary(id: string): Promise<PageSummary> {
    const site = currentSite();
    const cached = this.cache.summary(this.find(id), site);
    return cached ?? (await buildPage(this.task(id), site, this.cache)).summary;
  }

  /** The copies of a page: from their file, or made now. */
  async copies(id: string): Promise<PageCopies> {
    const site = currentSite();
    return this.cache.copies(this.find(id), site) ?? buildCopies(this.task(id), site, this.cache);
  }

  /**
   * The summaries of pages, in their order: workers build those that changed where there are many. In a build the workers
   * then write the copies of these pages, while Gatsby makes bundles and HTML.
   */
  async all(ids: readonly string[]): Promise<PageSummary[]> {
    const site = currentSite();
    await buildState.parsing;
    const cached = ids.map((id) => this.cache.summary(this.find(id), site));
    const tasks = ids.filter((_id, index) => !cached[index]).map((id) => this.task(id));
    const built = (await runTasks(building, tasks)).values();
    if (isProduction) buildState.copies = inBackground(runTasks(copying, tasks));
    return cached.map((summary) => summary ?? (built.next().value as PageSummary));
  }

  /** The tree of a page, with links to routes, and its plain text, which few queries need. */
  async texts(id: string): Promise<{ tree: TreeNode[]; text: string }> {
    const page = this.find(id);
    await this.summary(id);
    const content = this.cache.readParsed(page);
    if (!content) throw new Error(`${page.file} changed while it was read: build again.`);
    const tree = resolveTree(content.tree, page.file, currentSite());
    return { text: content.text, tree };
  }

  private task(id: string): PageTask {
    return { page: this.find(id), body: this.bodyOf(id) };
  }
}
