import type { PhrasingContent, Table } from 'mdast';
import { placeholders } from '../../lib/placeholders/table';
import { contentRoute } from '../../lib/addresses/routes';
import { tableOf } from './field-table';
import { code, link, sentence, text } from './reference-nodes';

export function placeholderTable(): Table {
  const rows = placeholders.map(({ forms, within, meaning, where, samples }) => {
    const [first = [], ...more] = listed(forms);
    return [
      [first, ...(within === undefined ? [] : [text(` in ${within}`)]), ...more].flat(),
      linked(meaning),
      linked(where),
      listed(samples).flat(),
    ];
  });
  return tableOf(['Placeholder', 'Replace it with', 'Where to find it', 'In the samples'], rows);
}

/** Names in code, each but the first with a comma before it. */
const listed = (names: readonly string[]): PhrasingContent[][] =>
  names.map((name, index) => (index === 0 ? [code(name)] : [text(', '), code(name)]));

/** A sentence in which `[…](…)` is a link. */
function linked(words: string): PhrasingContent[] {
  const [before = '', label, address = '', after = ''] = words.split(/\[(.+)\]\((.+?)\)/);
  if (label === undefined) return sentence(words);
  return [...sentence(before), link(contentRoute(address), text(label)), ...sentence(after)];
}
