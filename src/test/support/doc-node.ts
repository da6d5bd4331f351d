import type { DocNode } from '../../node/data/gatsby-nodes';

/** Node of a documentation page. @param values fields that a test needs; others have defaults */
export function docNode(values: Partial<DocNode> & Pick<DocNode, 'file' | 'path'>): DocNode {
  const title = values.title ?? 'Page A';
  return {
    id: values.file,
    parent: 'mdx',
    title,
    description: undefined,
    tagKeys: [],
    draft: false,
    unlisted: false,
    keywords: [],
    questions: [],
    searched: true,
    boost: 'normal',
    frontMatterFaults: [],
    positions: {},
    bodyLine: 1,
    bodyDigest: '',
    internal: { type: 'DocPage', contentDigest: '' },
    sidebarLabel: title,
    sidebarPosition: null,
    status: [],
    kind: undefined,
    frontMatter: {},
    ...values,
  };
}
