import type { Fields } from './fields';

/** Kinds of pages; content/README.md describes how each is built. */
export const pageKinds = ['tutorial', 'how-to', 'reference', 'concept'] as const;

/** Weights of a page in search. */
export const boostNames = ['low', 'normal', 'high'] as const;
export type BoostName = (typeof boostNames)[number];

/** Front matter keys of both kinds of pages. */
export const commonFields = {
  title: { type: 'string', required: true, meaning: "the page's `h1` and title" },
  description: {
    type: 'string',
    meaning:
      'one sentence: what the reader can do after reading; shown under the title, in lists and feeds',
  },
  tags: { type: 'strings', meaning: 'keys of `content/tags.yml`' },
  slug: {
    type: 'string',
    form: {
      pattern: /^\/?(?!\.{1,2}(?:\/|$))[^\s/?#%\\]+(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\]+)*$/,
      name: 'part of an address, such as getting-started or /search/filters',
    },
    meaning:
      'last part of the route; in documentation, one that starts with `/` is the whole route below the prefix',
  },
  draft: { type: 'boolean', meaning: 'shown in develop with a mark, left out of builds' },
  unlisted: { type: 'boolean', meaning: 'built, but in no list, and not for search engines' },
  keywords: {
    type: 'strings',
    meaning:
      'words and error texts that readers search for and the page does not contain: `403 Forbidden`, `autocomplete`',
  },
  questions: {
    type: 'strings',
    meaning:
      'questions that the page answers, each with the heading of the answer: `How can I turn off the cache? #choose-a-way`; without a heading, the start of the page answers',
  },
  search: {
    type: 'boolean',
    meaning: "`false` leaves the page out of this site's search, not out of lists",
  },
  boost: {
    type: 'string',
    values: boostNames,
    meaning: 'how much the page counts in the search; `normal` when absent',
  },
} as const satisfies Fields;

export const docFields = {
  ...commonFields,
  kind: { type: 'string', values: pageKinds, meaning: 'what the page is for' },
  sidebar_label: { type: 'string', meaning: 'entry in the sidebar; the title when absent' },
  sidebar_position: {
    type: 'number',
    meaning: 'place among siblings that no `include` lists; pages without one follow by label',
  },
  status: {
    type: 'strings',
    meaning: 'what the page does not cover, one short line each, shown as a quiet box at its end',
  },
} as const satisfies Fields;

export const postFields = {
  ...commonFields,
  date: {
    type: 'date',
    required: true,
    meaning:
      'day of publication: `2025-03-31`; builds before that day (UTC) leave the post out, develop marks it',
  },
  authors: { type: 'strings', meaning: 'keys of `content/authors.yml`' },
} as const satisfies Fields;
