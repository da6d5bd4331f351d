import type { Data, Parent, RootContent } from 'mdast';

/** An element of HTML or of the site for which Markdown has no syntax (mdast-util-to-hast, "Fields on nodes"). */
export interface SiteElement extends Parent {
  type: 'siteElement';
  children: RootContent[];
  data: Data & { hName: string; hProperties?: Record<string, unknown> };
}

export function element(
  hName: string,
  children: readonly RootContent[],
  hProperties: Record<string, string> = {},
): SiteElement {
  return { type: 'siteElement', children: [...children], data: { hName, hProperties } };
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
