import { graphql } from 'gatsby';
import { useMemo } from 'react';
import type { TreeNode } from '../../lib/content-tree';
import { PicturesContext, type PageImage } from './picture';
import { renderTree } from './render-tree';

/** The compiled body of a page. */
export function Content({ content }: { content: Queries.PageContentFragment }) {
  const body = useMemo(() => renderTree(content.tree as unknown as TreeNode[]), [content.tree]);
  return (
    <PicturesContext value={content.images as readonly PageImage[]}>
      <div className="content">{body}</div>
    </PicturesContext>
  );
}

export const query = graphql`
  fragment PageContent on Content {
    tree
    images {
      src
      width
      height
      imageFile {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 740, layout: CONSTRAINED, placeholder: DOMINANT_COLOR, formats: [AUTO, WEBP, AVIF])
        }
      }
    }
  }
`;
