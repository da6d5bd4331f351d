import type { Code } from 'mdast';
import { STATIC_HTML_PROP, type TreeElement } from '../../lib/content-tree';
import { boldLine, textProp, type ContentComponent } from './content-component';

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

/** A diagram: outside of the site, its source. */
export const diagram: ContentComponent = {
  isBlock: true,
  text: (props) => textProp(props, 'title'),
  feed: (props) => [
    boldLine.html(textProp(props, 'title')),
    preformatted({ language: 'mermaid' }, encoded(textProp(props, 'code'))),
  ],
  markdown: (props) => [codeNode('mermaid', textProp(props, 'title'), textProp(props, 'code'))],
};

function preformatted({ language }: { language?: unknown }, html: string): TreeElement {
  return ['pre', ['code', { className: `language-${String(language)}`, [STATIC_HTML_PROP]: html }]];
}

function codeNode(lang: string, title: string, value: string): Code {
  return {
    type: 'code',
    lang,
    meta: title ? `title=${JSON.stringify(title)}` : null,
    value: value.replace(/\n$/, ''),
  };
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

function encoded(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function decoded(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
