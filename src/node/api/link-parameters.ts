import { mapRangesInHtml } from '../../lib/text/ranges';
import { parameterNames } from './parameter-names';

/**
 * Links the first occurrence of each parameter name in the highlighted HTML of a sample to its row in the reference: in
 * addresses, in bodies, and in JSON that is the body of a call. A name with an uncertain meaning is not linked. The text
 * stays the same.
 */
export function linkParameters(html: string, language: string, code: string): string {
  const names = parameterNames(code, language);
  const first = names.filter(
    ({ target }, index) => names.findIndex((name) => name.target === target) === index,
  );
  const ranges = first.sort((a, b) => a.offset - b.offset);
  return mapRangesInHtml(html, ranges, ({ text, target }) => `<a href="${target}">${text}</a>`);
}
