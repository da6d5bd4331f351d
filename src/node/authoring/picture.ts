import {
  boldLine,
  textProp,
  type ContentComponent,
  type StaticContentComponent,
} from './content-component';

/** A picture beside the page, in the sizes and formats that the build makes. */
export const picture: ContentComponent = {
  // Only one of the pictures of both modes is shown, so their words count once.
  text: (props) => (props['mode'] === 'dark' ? '' : textProp(props, 'alt')),
  plain: (props, _, writer) => {
    const { src, ...size } = writer.picture(textProp(props, 'src'));
    const title = textProp(props, 'title');
    return [
      [
        'img',
        // Lazy, since React requests other pictures in front of the content.
        { src, ...size, alt: textProp(props, 'alt'), ...(title && { title }), loading: 'lazy' },
      ],
    ];
  },
};

/** Pictures of a screen in both modes; outside of the site, the first one, which is light. */
export const screenshot: StaticContentComponent = {
  text: (props) => textProp(props, 'title'),
  html: (props, children) => [
    'figure',
    { className: 'screenshot' },
    ['figcaption', textProp(props, 'title')],
    ...children,
  ],
  plain: (props, children, { inner }) => [
    boldLine(textProp(props, 'title')),
    ...inner(children.slice(0, 1)),
  ],
};
