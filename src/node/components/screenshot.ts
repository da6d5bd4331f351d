import { boldLine, textProp, type StaticContentComponent } from './content-component';

/** Pictures of a screen in both modes; outside of the site, the first one, which is light. */
export const screenshot: StaticContentComponent = {
  text: (props) => textProp(props, 'title'),
  html: (props, children) => [
    'figure',
    { className: 'screenshot' },
    ['figcaption', textProp(props, 'title')],
    ...children,
  ],
  feed: (props, children, { inner }) => [
    boldLine.html(textProp(props, 'title')),
    ...inner(children.slice(0, 1)),
  ],
  markdown: (props, children, { blocks }) => [
    boldLine.markdown({ type: 'text', value: textProp(props, 'title') }),
    ...blocks(children.slice(0, 1)),
  ],
};
