import { mapRangesInHtml } from '../../lib/text/ranges';
import { parameterNames } from './parameter-names';

/**
 * The highlighted HTML of a sample with a link from the name of each parameter to its row in the reference, where the
 * name is first written: in addresses, in bodies, and in JSON that is the body of a call. A name with an uncertain meaning
 * gets none. The text stays the same.
 */
export function linkParameters(html: string, language: string, code: string): string {
  const linked = new Set<string>();
  const names = parameterNames(code, language).filter(({ target }) => {
    const isFirst = !linked.has(target);
    linked.add(target);
    return isFirst;
  });
  let end = 0;
  const ranges = names
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset, text }) => {
      const isFree = offset >= end;
      if (isFree) end = offset + text.length;
      return isFree;
    });
  return mapRangesInHtml(html, ranges, ({ text, target }) => `<a href="${target}">${text}</a>`);
}
