import type { SampleProof, TreeNode, TreeProps } from '../../../lib/content-tree';
import { escapeHtml, unescapeHtml } from '../../../lib/text/escape-html';
import { proofLabels } from '../../../lib/text/proof-labels';
import { textProp, type ContentComponent } from '../content-component';
import { commentsOf } from '../../source/code-comments';
import { preformatted } from './preformatted';

/** A code sample with highlighted HTML; its text is the HTML without tags. */
export const codeBlock: ContentComponent = {
  text: (props) => textProp(props, 'title'),
  plain: (props, _, { isMarkdown }) => {
    const title = textProp(props, 'title');
    const proof = isMarkdown ? textProp(props, 'proof') : '';
    // Readers of Markdown do not show the text behind a language.
    const caption: TreeNode[] = [
      ...(title ? [['strong', title] satisfies TreeNode] : []),
      ...(proof ? [`${title && ' '}(${proofLabels[proof as SampleProof]})`] : []),
    ];
    const code = preformatted(languageOf(props), codeOf(props));
    return caption.length > 0 ? [['p', ...caption], code] : [code];
  },
};

/** A line that was added or removed; the page shows its sign in the margin. */
const changedLine = /<span class="ln[^"]* (?:add|del)"/;

/** Feeds and Markdown have no margin: code with changed lines is a patch there. */
const languageOf = (props: TreeProps) =>
  changedLine.test(textProp(props, 'html')) ? 'diff' : textProp(props, 'language');

const signOf = (mark: string) => (mark.endsWith('add') ? '+' : mark.endsWith('del') ? '-' : ' ');

/** The text of the code. Notes are comments again, as their author wrote them. */
function codeOf(props: TreeProps): string {
  const language = textProp(props, 'language');
  const [open, close] = commentsOf(language)[0] ?? ['', ''];
  const hasSigns = language === 'diff' || languageOf(props) !== 'diff';
  return unescapeHtml(
    textProp(props, 'html')
      .replace(/<a [^>]*data-note="(\d+)"[^>]*>/g, (_, number: string) =>
        escapeHtml([' ', open, ` (${number})`, close && ` ${close}`].join('')),
      )
      .replace(/<span class="(ln[^"]*)"[^>]*>/g, (_, mark: string) =>
        hasSigns ? '' : signOf(mark),
      )
      .replace(/<[^>]*>/g, ''),
  );
}
