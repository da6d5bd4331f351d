import { decodeText, encodeText } from '../../lib/text/encode-text';

/** HTML entities in place of the `&` before a parameter. */
export const ampersands = /&(?:(?:amp|#0*38|#x26);)+(?=[\w.]+=)/gi;

const parameter = /(?=(?:q|page|rows|sort|locale|f\.[\w.]+)=)/.source;
/** Marks that begin no parameter, in an address without `?`. */
const firstMarks = new RegExp(`[#;&]${parameter}`, 'g');
/** Those behind the first `?`. */
const nextMarks = new RegExp(`(?:[?#]|;(?<!&[\\w#;]*;))${parameter}`, 'g');

function splitAddress(url: string) {
  const at = url.indexOf('?') + 1;
  return [url.slice(0, at), url.slice(at), at === 0 ? firstMarks : nextMarks] as const;
}

/** Marks before a parameter that begin none. */
export function otherMarks(url: string): string[] {
  const [, rest, marks] = splitAddress(url);
  return rest.match(marks) ?? [];
}

/** An address whose parameters begin with `?` and `&`. */
export function separatePairs(url: string): string {
  const [start, rest, marks] = splitAddress(url.replace(ampersands, '&'));
  const query = rest.replace(marks, '&');
  return start === '' ? query.replace('&', '?') : start + query;
}

/** Encodes percent codes that are no UTF-8, but those of a text on Windows, in UTF-8. */
export const encodeAsUtf8 = (encoded: string): string =>
  encoded.replace(/(?:%[\dA-F]{2})+/gi, (codes) => {
    const bytes = Array.from(codes.matchAll(/%(..)/g), ([, code = '']) => parseInt(code, 16));
    const text = new TextDecoder('windows-1252').decode(new Uint8Array(bytes));
    return decodeText(codes) === codes ? encodeText(text) : codes;
  });
