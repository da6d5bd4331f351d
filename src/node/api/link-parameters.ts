import { parameterNames, type ParameterName } from './parameter-names';

/**
 * The highlighted HTML of a sample with a link from the name of each parameter to its row in the reference, where the
 * name is first written: in addresses and what becomes one, in bodies, and in JSON that is what a call takes. Names of
 * which it is not certain what they mean get none. The text stays what it was.
 */
export function linkParameters(html: string, language: string, code: string): string {
  const linked = new Set<string>();
  const first = parameterNames(code, language).filter(({ target }) => {
    const isFirst = !linked.has(target);
    linked.add(target);
    return isFirst;
  });
  return first.length === 0 ? html : withLinks(html, first);
}

/** @param names places in the text of the HTML */
function withLinks(html: string, names: readonly ParameterName[]): string {
  const sorted = [...names].sort((a, b) => a.at - b.at);
  let linked = '';
  let at = 0;
  // Tags have no place in the text, and a character that is escaped has one.
  const pieces = html.match(/<[^>]*>|&\w+;|[^<&]/g) ?? [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    if (piece.startsWith('<')) {
      linked += piece;
      continue;
    }
    while (sorted[0] && sorted[0].at < at) sorted.shift();
    const { text, target } = sorted[0]?.at === at ? sorted[0] : { text: '', target: '' };
    const shown = pieces.slice(index, index + text.length).join('');
    // A name with a tag in it stays as it is.
    if (text !== '' && shown === text) {
      linked += `<a href="${target}">${shown}</a>`;
      index += text.length - 1;
      at += text.length;
    } else {
      linked += piece;
      at += 1;
    }
  }
  return linked;
}
