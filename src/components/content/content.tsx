// For the question about a section, which loads when the reader follows the link of its heading.
import '../docs/page/helpful-question.css';
import { graphql } from 'gatsby';
import { useMemo, type MouseEvent } from 'react';
import { addressWithTabs } from '../../hooks/use-tab-choice';
import { readerValues } from '../../lib/reader/reader-values';
import { treeFromJson } from '../../lib/content-tree';
import { copyText } from '../../lib/browser/copy-text';
import { withRetryNotice } from '../../lib/browser/with-retry-notice';
import { site } from '../../site';
import { PicturesContext, type PageImage } from './figures/picture';
import { renderTree } from './render-tree';
import { useTerms } from './use-terms';

/** The compiled body of a page. */
export function Content({ content }: { content: Queries.PageContentFragment }) {
  const body = useMemo(() => renderTree(treeFromJson(content.body)), [content.body]);
  const terms = useTerms();
  return (
    <PicturesContext value={content.images as readonly PageImage[]}>
      <div
        className="content"
        {...terms.events}
        onClick={(event) => {
          terms.tap(event);
          handleClick(event);
        }}
      >
        {body}
      </div>
      {terms.card}
    </PicturesContext>
  );
}

/**
 * Handles clicks in HTML without a component: enlarges a drawing, saves a file of the API with the reader's host, copies the
 * link of a heading.
 */
function handleClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('.enlarge-drawing');
  if (button)
    void withRetryNotice('The drawing could not be enlarged.', async () => {
      const { enlargeDrawing } = await import('./figures/enlarge');
      enlargeDrawing(button);
    });
  const link = target.closest<HTMLAnchorElement>('a.heading-link');
  const file = target.closest<HTMLAnchorElement>('a[href*="/openapi/"]');
  const { host } = readerValues();
  if (file && host !== undefined) {
    event.preventDefault();
    import('./save-with-host').then(
      ({ saveWithHost }) => saveWithHost(file.href, host),
      () => window.location.assign(file.href),
    );
  }
  if (!link) return;
  // If the clipboard is blocked, the address bar still has the link.
  copyText(addressWithTabs(link)).catch(() => undefined);
  if (site.feedbackEndpoint)
    void withRetryNotice('The question about this section could not be loaded.', async () => {
      const { openSectionMenu } = await import('../docs/frame/section-menu');
      openSectionMenu(link);
    });
}

/** @public Gatsby collects fragments. */
export const query = graphql`
  fragment PageContent on Content {
    body
    ...PageImages
  }

  fragment PageImages on Content {
    images {
      src
      width
      height
      address
      imageFile {
        childImageSharp {
          gatsbyImageData(
            width: 740
            layout: CONSTRAINED
            placeholder: DOMINANT_COLOR
            formats: [WEBP]
            outputPixelDensities: [0.5, 1, 2]
          )
        }
      }
    }
  }
`;
