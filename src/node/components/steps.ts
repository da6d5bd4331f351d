import type { StaticContentComponent } from './content-component';

export const steps: StaticContentComponent = {
  author: { meaning: 'around a numbered list: the steps of a task', props: {} },
  html: (_, children) => ['div', { className: 'steps' }, ...children],
};
