import type { SampleProof, TreeProps } from '../../../lib/content-tree';
import { unescapeHtml } from '../../../lib/text/escape-html';
import { boldLine, textProp, type ContentComponent } from '../content-component';
import { codeNodes, preformatted } from './preformatted';

/** A code sample with highlighted HTML; its text is the HTML without tags. */
export const codeBlock: ContentComponent = {
  text: (props) => textProp(props, 'title'),
  feed: (props) => {
    const title = textProp(props, 'title');
    return [...(title ? [boldLine.html(title)] : []), preformatted(props, codeOf(props))];
  },
  markdown: (props) =>
    codeNodes(
      textProp(props, 'language'),
      { title: textProp(props, 'title'), proof: proofOf(props) },
      codeOf(props),
    ),
};

function proofOf({ proof }: TreeProps): SampleProof | undefined {
  return proof === 'engine' || proof === 'protocol' ? proof : undefined;
}

/** Notes are drawn beside the code; as text they are numbers. */
const codeOf = (props: TreeProps) =>
  unescapeHtml(
    textProp(props, 'html')
      .replace(/<a [^>]*data-note="(\d+)"[^>]*>/g, ' ($1)')
      .replace(/<[^>]*>/g, ''),
  );
