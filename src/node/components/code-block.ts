import { boldLine, textProp, type ContentComponent } from './content-component';
import { codeNode, preformatted } from './preformatted';

/** A code sample with highlighted HTML; its text is the HTML without tags. */
export const codeBlock: ContentComponent = {
  isBlock: true,
  text: (props) => textProp(props, 'title'),
  feed: (props) => {
    const title = textProp(props, 'title');
    const html = withoutTags(textProp(props, 'html'));
    return [...(title ? [boldLine.html(title)] : []), preformatted(props, html)];
  },
  markdown: (props) => [
    codeNode(
      textProp(props, 'language'),
      textProp(props, 'title'),
      decoded(withoutTags(textProp(props, 'html'))),
    ),
  ],
};

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

function decoded(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
