import type { SampleProof, TreeProps } from '../../../lib/content-tree';
import { escapeHtml, unescapeHtml } from '../../../lib/text/escape-html';
import { boldLine, textProp, type ContentComponent } from '../content-component';
import { commentsOf } from '../../source/code-comments';
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

/** Notes are drawn beside the code; as text they are comments, as their author wrote them. */
function codeOf(props: TreeProps): string {
  const [open, close] = commentsOf(textProp(props, 'language'))[0] ?? ['', ''];
  return unescapeHtml(
    textProp(props, 'html')
      .replace(/<a [^>]*data-note="(\d+)"[^>]*>/g, (_, number: string) =>
        escapeHtml([' ', open, ` (${number})`, close && ` ${close}`].join('')),
      )
      .replace(/<[^>]*>/g, ''),
  );
}
