import { boldLine, textProp, type ContentComponent } from './content-component';

/** Sections that show one at a time; outside of the site, all of them in sequence. */
export const tabs: ContentComponent = {
  author: {
    meaning: 'alternatives, of which one is shown',
    props: {
      group: {
        type: 'text',
        meaning: 'the choice of a label applies to all tabs of the group and is remembered',
      },
    },
  },
};

/** A section of `Tabs`, with its label. */
export const tab: ContentComponent = {
  author: {
    meaning: 'one of the alternatives, inside `<Tabs>`',
    props: { label: { type: 'text', required: true, meaning: 'its name' } },
  },
  // The dot separates the label from the next one, or from the text, where lines are joined.
  text: (props) => `${textProp(props, 'label')} ·\n`,
  plain: (props, children, { inner }) => [
    ['section', boldLine(textProp(props, 'label')), ...inner(children)],
  ],
};
