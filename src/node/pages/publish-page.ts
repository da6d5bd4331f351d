import type { TreeNode } from '../../lib/content-tree';
import { absoluteUrl } from '../../lib/addresses/urls';
import type { CompiledContent } from '../content/compiled-content';
import { imageFile } from '../content/links';
import type { PageRecord } from '../content/page-record';
import { pageStep } from '../workers/page-step';
import { contentEntry, type ContentApiPage } from '../transform/content-api';
import { resolveTarget } from '../transform/link-targets';
import { markdownLinks } from '../transform/markdown/markdown-links';
import { markdownPage } from '../transform/markdown/markdown-page';
import { publishTree } from '../transform';
import type { SiteView } from './site-index';

/** The two HTML forms of a page. */
export interface Published {
  /** The tree as pages show it: HTML strings, and nodes for interactive parts. */
  body: TreeNode[];
  /** The same for the page with all pages of its group. */
  bodyInGroup: TreeNode[];
}

/** A page in the forms that programs read. */
export interface PageCopies {
  /** The page as Markdown, starting with its title. */
  markdown: string;
  /** Its entry of `/api/content.json`. */
  entry: ContentApiPage;
  /** The calls of its tutorial. */
  steps: CompiledContent['steps'];
}

export const publishPage = (
  page: PageRecord,
  content: CompiledContent,
  site: SiteView,
): Published => pageStep(page.file, 'make HTML', () => publishTree(page, content.tree, site));

export function copyPage(page: PageRecord, content: CompiledContent, site: SiteView): PageCopies {
  const { file } = page;
  const link = markdownLinks({ has: site.hasMarkdown }, site.pathPrefix);
  const target = (href: string) => resolveTarget(href, file, site) ?? href;
  const fullAddress = (href: string) => link(target(href));
  return {
    markdown: pageStep(file, 'write the Markdown page', () =>
      markdownPage(
        { ...page, tree: content.tree },
        { link: fullAddress, picture: (src) => ({ src: pictureUrl(src, file, site) }) },
      ),
    ),
    entry: contentEntry(page, content, target, site.pathPrefix),
    steps: content.steps,
  };
}

function pictureUrl(src: string, from: string, { addressOf, pathPrefix }: SiteView): string {
  return absoluteUrl(addressOf(imageFile(src, from) ?? '') ?? src, pathPrefix);
}
