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
  plain: (props, children, { inner, isMarkdown }) => {
    const summary = textProp(props, 'summary');
    return isMarkdown
      ? [['section', boldLine(summary), ...inner(children)]]
      : [['details', { open: true }, ['summary', summary], ...inner(children)]];
  },
};
