import { keptContent } from '../compile/kept-content';
import { pageKey } from '../compile/page-key';
import { PageStore } from '../compile/page-store';
import type { PageNode } from '../data/gatsby-nodes';
import { inThread } from '../source/thread';
import { makeOutput } from './make-output';
import { copyAddresses } from './page-markdown';

export const TASK = 'outputs-thread';

export interface OutputsInput {
  pages: readonly PageNode[];
  /** Routes of all content files. */
  routes: ReadonlyMap<string, string>;
  /** Routes of the pages that have copies. */
  copied: ReadonlySet<string>;
  pathPrefix: string;
  /** Folder of what is kept. */
  folder: string;
}

/** Makes the outputs of the pages that have no pictures: the addresses of those Gatsby tells later. */
export function makeOutputs({
  pages,
  routes,
  copied,
  pathPrefix,
  folder,
}: OutputsInput): Promise<void> {
  const store = new PageStore(folder);
  const link = copyAddresses(copied, pathPrefix);
  const picture = (src: string) => ({ src });
  const addresses = { link, picture, findRoute: (file: string) => routes.get(file), pathPrefix };
  for (const page of pages) {
    const content = keptContent(pageKey(page), store);
    if (content?.images.length === 0) makeOutput(page, content, addresses, store);
  }
  return Promise.resolve();
}

inThread(TASK, (input) => makeOutputs(input as OutputsInput));
