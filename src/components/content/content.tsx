import { graphql } from 'gatsby';
import { useMemo, type MouseEvent } from 'react';
import { treeFromJson } from '../../lib/content-tree';
import { copyText } from '../../lib/copy-text';
import { PicturesContext, type PageImage } from './picture';
import { renderTree } from './render-tree';

/** The compiled body of a page. */
export function Content({ content }: { content: Queries.PageContentFragment }) {
  const body = useMemo(() => renderTree(treeFromJson(content.body)), [content.body]);
  return (
    <PicturesContext value={content.images as readonly PageImage[]}>
      <div className="content" onClick={copyHeadingLink}>
        {body}
      </div>
    </PicturesContext>
  );
}

/** A heading's link is copied when it is followed. A convenience: where the clipboard is closed, the address bar has it. */
function copyHeadingLink({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.heading-link');
  if (link) copyText(link.href).catch(() => undefined);
}

/** @public Gatsby collects it. */
export const query = graphql`
  fragment PageContent on Content {
    body
    images {
      src
      width
      height
      imageFile {
        publicURL
        childImageSharp {
          gatsbyImageData(
            width: 740
            layout: CONSTRAINED
            placeholder: DOMINANT_COLOR
            formats: [AUTO, WEBP, AVIF]
          )
        }
      }
    }
  }
`;
