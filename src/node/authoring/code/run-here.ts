import type { ContentComponent } from '../content-component';

/** A button that runs a call in the reader's practice tenant; feeds and Markdown pages have the call itself. */
export const runHere: ContentComponent = {
  author: {
    meaning: "runs the call before it in the reader's practice tenant; see Run here",
    props: {
      request: {
        type: 'text',
        required: true,
        form: [
          /^(?:GET|POST|PUT) \/api\/v1\/\S+$/,
          'a call such as GET /api/v1/search/demo/products?q=drill',
        ],
        meaning: 'method and address of the call, from `/api/v1/` on',
      },
      file: { type: 'text', meaning: 'title of the code block on the page that is the body' },
      hits: {
        type: 'text',
        form: [/^\d+$/, 'a number, such as 10'],
        meaning: 'documents that a search finds when the step has succeeded',
      },
      ids: { type: 'text', meaning: 'comma-separated ids of the first documents that it finds' },
      shop: { type: 'flag', meaning: 'the call needs the sample shop, which the button loads' },
    },
  },
  plain: () => [],
};
