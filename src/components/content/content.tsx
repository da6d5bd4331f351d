import { graphql } from 'gatsby';
import { useMemo, type MouseEvent } from 'react';
import { treeFromJson } from '../../lib/content-tree';
import { copyText } from '../../lib/browser/copy-text';
import { enlargeDrawing } from './enlarge-drawing';
import { PicturesContext, type PageImage } from './picture';
import { renderTree } from './render-tree';

/** The compiled body of a page. */
export function Content({ content }: { content: Queries.PageContentFragment }) {
  const body = useMemo(() => renderTree(treeFromJson(content.body)), [content.body]);
  return (
    <PicturesContext value={content.images as readonly PageImage[]}>
      <div className="content" onClick={followClick}>
        {body}
      </div>
    </PicturesContext>
  );
}

/** What clicks do in HTML that no component owns: enlarge a drawing, copy a heading's link when it is followed. */
function followClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('.enlarge-drawing');
  if (button) enlargeDrawing(button);
  const link = target.closest<HTMLAnchorElement>('a.heading-link');
  // A convenience: where the clipboard is closed, the address bar has it.
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
            outputPixelDensities: [0.5, 1, 2]
          )
        }
      }
    }
  }
`;
