import { mapRanges } from '../text/ranges';
import { findInCode, findInText, type Placeholder } from './find-placeholders';
import { placeholderText, withScheme, type Values } from './values';

/** Fills the placeholders of a page as Markdown. The title before a code block distinguishes responses from requests. */
export function fillMarkdown(markdown: string, values: Values): string {
  const fill = (text: string, placeholders: readonly Placeholder[]) =>
    mapRanges(
      text,
      placeholders,
      (placeholder) => placeholderText(placeholder.name, values) ?? placeholder.text,
    ).reduce((before, next) => withScheme(before, next) + next, '');
  let [result, end] = ['', 0];
  for (const match of markdown.matchAll(/^(\s*(`{3,})[^\n]*\n)([\s\S]*?)(^[ \t]*\2`*$)/gm)) {
    const [all, fence = '', , code = '', close = ''] = match;
    const text = markdown.slice(end, match.index);
    const title = /\*\*([^*\n]+)\*\*[^\n]*\s*$/.exec(text)?.[1] ?? '';
    result += fill(text, findInText(text)) + fence + fill(code, findInCode(code, title));
    result += close;
    end = match.index + all.length;
  }
  const rest = markdown.slice(end);
  return result + fill(rest, findInText(rest));
}
