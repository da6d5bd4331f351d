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
