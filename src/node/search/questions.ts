import { didYouMean, faultIn, type Fault } from '../faults/faults';
import { listNames } from '../faults/texts/text';
import type { Position } from '../content/yaml';

/** Reads a question of the front matter: `How long is a result cached? #how-long`. The page's start, which answers others, has no anchor. */
export function readQuestion(question: string) {
  const [, text = question, section = ''] = /^(.*?)\s+#([^\s#]+)$/.exec(question.trim()) ?? [];
  return { text: text.trim(), section };
}

/** Questions that are bound to a heading that the page does not have. */
export function questionFaults(page: {
  file: string;
  questions: readonly string[];
  positions: Readonly<Record<string, Position>>;
  content: { headings: readonly { id: string }[] };
}): Fault[] {
  const ids = page.content.headings.map(({ id }) => id);
  return page.questions.flatMap((question, index): Fault[] => {
    const { section } = readQuestion(question);
    if (section === '' || ids.includes(section)) return [];
    return [
      faultIn(page.file, page.positions[`questions.${index}`], 'question-without-heading', {
        question,
        expected: listNames(ids.map((id) => `#${id}`)) || 'no anchor: the page has no headings',
        fix: didYouMean(section, ids, 'name a heading of this page, or remove the anchor', '"#…"'),
      }),
    ];
  });
}
