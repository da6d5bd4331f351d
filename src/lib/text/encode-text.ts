/**
 * Encodes a text for an address. `encodeURIComponent` throws for a lone surrogate, which a cut text or the text of a
 * service may have; here it becomes U+FFFD.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Decodes the percent codes of a text, which is unchanged if one of them is invalid. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes percent codes that are no UTF-8, but those of a text on Windows, in UTF-8. */
export const encodeAsUtf8 = (encoded: string): string =>
  encoded.replace(/(?:%[\dA-F]{2})+/gi, (codes) => {
    const bytes = Array.from(codes.matchAll(/%(..)/g), ([, code = '']) => parseInt(code, 16));
    const text = new TextDecoder('windows-1252').decode(new Uint8Array(bytes));
    return decodeText(codes) === codes ? encodeText(text) : codes;
  });
