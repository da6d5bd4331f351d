import { boldLine, textProp, type StaticContentComponent } from './content-component';

/** Text that opens when its summary is pressed. */
export const details: StaticContentComponent = {
  author: {
    meaning: 'text that opens on demand',
    props: {
      summary: { type: 'text', required: true, meaning: 'the line that stays visible' },
      open: { type: 'flag', meaning: 'open from the start' },
    },
  },
  text: (props) => textProp(props, 'summary'),
  html: (props, children) => [
    'details',
    { className: 'details', ...(props['open'] === true && { open: true }) },
    ['summary', textProp(props, 'summary')],
    ...children,
  ],
  feed: (props, children, { inner }) => [
    ['details', { open: true }, ['summary', textProp(props, 'summary')], ...inner(children)],
  ],
  markdown: (props, children, { blocks, inline }) => [
    boldLine.markdown(...inline([textProp(props, 'summary')])),
    ...blocks(children),
  ],
};
