/** Steps of the current page in order: its numbered tasks, or the calls of its steps. */
export function stepsOfPage(): HTMLElement[] {
  const tasks = [...document.querySelectorAll<HTMLElement>('main ol > .task-list-item')];
  if (tasks.length > 0 || !document.querySelector('main .steps')) return tasks;
  return [...document.querySelectorAll<HTMLElement>('main .run-here')];
}

/** Name of a step in the reader's ticks: its call, the bold words at its start, or its text. */
export function nameOf(step: HTMLElement): string {
  const title = step.querySelector(':scope input + strong')?.textContent;
  return step.dataset['step'] ?? title?.replace(/:$/, '') ?? step.textContent.trim();
}

/** Anchor of the section that contains a step. */
export function sectionAddress(step: Element): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  const isBefore = (heading: Element) =>
    heading.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING;
  return `#${headings.findLast(isBefore)?.id ?? ''}`;
}

/** Checkboxes of tasks, with the names of their steps. */
export function taskBoxes(): { box: HTMLInputElement; name: string }[] {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    'main .task-list-item input[type=checkbox]',
  );
  return [...boxes].map((box) => ({ box, name: nameOf(box.closest('li') as HTMLElement) }));
}
