import type { StaticContentComponent } from './content-component';

/** A list of links as cards. */
export const cards: StaticContentComponent = {
  author: {
    meaning: 'around a list whose items begin with a link: the ways on from a page as cards',
    props: {},
  },
  isBlock: true,
  html: (_, children) => ['div', { className: 'cards' }, ...children],
  feed: (_, children, { inner }) => inner(children),
  markdown: (_, children, { blocks }) => blocks(children),
};
