/**
 * A text as a part of an address. `encodeURIComponent` throws for half of a letter, which a text that was cut or that a
 * service sent may have; it becomes U+FFFD here.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
