import type { StaticContentComponent } from './content-component';

/** A numbered list as steps of a task. */
export const steps: StaticContentComponent = {
  author: { meaning: 'around a numbered list: the steps of a task', props: {} },
  isBlock: true,
  html: (_, children) => ['div', { className: 'steps' }, ...children],
  feed: (_, children, { inner }) => inner(children),
  markdown: (_, children, { blocks }) => blocks(children),
};
