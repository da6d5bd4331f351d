import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readAdmonitions } from './remark-container-directives';
import { checkReferences } from './remark-references';
import { checkUnreadMarkup } from './remark-unread-markup';

/** remark plugin: reads what counts in one file, of a page and of each partial. */
export const remarkSource = () => readSource;

/** Reads admonitions, and warns of markup without its other half or that Markdown did not read. */
export function readSource(tree: Root, file: VFile): void {
  readAdmonitions(tree, file);
  checkReferences(tree, file);
  checkUnreadMarkup(tree, file);
}
