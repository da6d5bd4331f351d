import type { ContentComponent, StaticContentComponent } from './content-component';

/** The calls of one group of the API. The compiler writes them from the schemas. */
export const apiOperations: StaticContentComponent = {
  author: {
    meaning: 'the calls of a group of the API, written from the schemas',
    props: {
      group: { type: 'text', required: true, meaning: 'name of the group, such as `search`' },
    },
  },
  html: (_, children) => ['section', ...children],
};

/** A table of fields or parameters. The compiler writes it from the schemas. */
export const apiFields: StaticContentComponent = {
  ...apiOperations,
  author: {
    meaning: 'a table of the fields or parameters of the API, written from the schemas',
    props: {
      schema: { type: 'text', meaning: 'name of a schema, such as `Facet`' },
      call: { type: 'text', meaning: 'id of a call in the reference, such as `search-get`' },
      without: {
        type: 'text',
        meaning: 'rows to leave out with the rows inside them: names separated by commas',
      },
      values: { type: 'text', meaning: 'a field whose values are the rows' },
    },
  },
  html: (_, children) => ['div', ...children],
};

export const apiMap: ContentComponent = {
  author: { meaning: 'a list of all calls of the API, which a field filters', props: {} },
};
