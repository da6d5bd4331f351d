import { decodeText, encodeText } from '../../lib/text/encode-text';

/** HTML entities in place of the `&` before a parameter. */
export const ampersands = /&(?:(?:amp|#0*38|#x26);)+(?=[\w.]+=)/gi;

/** Marks before a parameter that begin none. */
export const otherMarks =
  /[?#;&](?=(?:q|page|rows|sort|locale|f\.[\w.]+)=)(?<=\?.*\?|#|(?<!&[\w#;]*);|^[^?]*&)/g;
/** An address whose parameters begin with `?` and `&`. */
export const separatePairs = (url: string) =>
  url.replace(ampersands, '&').replace(otherMarks, '&').replace(/[?&]/, '?');

/** Encodes percent codes that are no UTF-8, but those of a text on Windows, in UTF-8. */
export const encodeAsUtf8 = (encoded: string): string =>
  encoded.replace(/(?:%[\dA-F]{2})+/gi, (codes) => {
    const bytes = Array.from(codes.matchAll(/%(..)/g), ([, code = '']) => parseInt(code, 16));
    const text = new TextDecoder('windows-1252').decode(new Uint8Array(bytes));
    return decodeText(codes) === codes ? encodeText(text) : codes;
  });
