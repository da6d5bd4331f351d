import type { StaticContentComponent } from './content-component';

/** The calls of one group of the API. The compiler writes them from the schemas. */
export const apiOperations: StaticContentComponent = {
  author: {
    meaning: 'the calls of a group of the API, written from the schemas',
    props: {
      group: { type: 'text', required: true, meaning: 'name of the group, such as `search`' },
    },
  },
  isBlock: true,
  html: (_, children) => ['section', ...children],
  feed: (_, children, { inner }) => inner(children),
  markdown: (_, children, { blocks }) => blocks(children),
};
