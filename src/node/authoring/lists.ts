import type { StaticContentComponent } from './content-component';

export const cards: StaticContentComponent = {
  author: {
    meaning: 'around a list whose items begin with a link: shows them as cards',
    props: {},
  },
  html: (_, children) => ['div', { className: 'cards' }, ...children],
};

export const steps: StaticContentComponent = {
  author: { meaning: 'around a numbered list: the steps of a task', props: {} },
  html: (_, children) => ['div', { className: 'steps' }, ...children],
};
