import type { SampleProof, TreeNode } from '../../../lib/content-tree';
import { unescapeHtml } from '../../../lib/text/escape-html';
import { proofLabels } from '../../../lib/text/proof-labels';
import { textProp, type ContentComponent } from '../content-component';
import { preElement } from './preformatted';

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
    // Feeds and Markdown have no margin: code with changed lines is a patch there, and notes are comments.
    const language = 'patch' in props ? 'diff' : textProp(props, 'language');
    const highlightedText = unescapeHtml(textProp(props, 'html').replace(/<[^>]*>/g, ''));
    const code = preElement(language, textProp(props, 'source') || highlightedText);
    return caption.length > 0 ? [['p', ...caption], code] : [code];
  },
};
