import { textProp, type ContentComponent } from './content-component';

/** A picture beside the page, in the sizes and formats that the build makes. */
export const picture: ContentComponent = {
  // Only one of the pictures of both modes is shown, so their words count once.
  text: (props) => (props['mode'] === 'dark' ? '' : textProp(props, 'alt')),
  feed: (props, _, writer) => {
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
  markdown: (props, _, writer) => [
    {
      type: 'image',
      url: writer.picture(textProp(props, 'src')).src,
      alt: textProp(props, 'alt'),
      title: textProp(props, 'title') || null,
    },
  ],
};
