import type { Data, Parent, RootContent } from 'mdast';

/**
 * An element for which Markdown has no syntax: `data` says what element of HTML or of the site it becomes
 * (mdast-util-to-hast, "Fields on nodes").
 */
export interface SiteElement extends Parent {
  type: 'apiElement' | 'apiOperations' | 'searchExample' | 'searchExampleTab' | 'searchExampleTabs';
  children: RootContent[];
  data: Data & { hName: string; hProperties?: Record<string, unknown> };
}

declare module 'mdast' {
  interface BlockContentMap {
    siteElement: SiteElement;
  }
  interface PhrasingContentMap {
    siteElement: SiteElement;
  }
  interface RootContentMap {
    siteElement: SiteElement;
  }
}
