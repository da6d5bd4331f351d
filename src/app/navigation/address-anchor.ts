/** The anchor in the address, decoded; empty when there is none. */
export function addressAnchor(): string {
  const anchor = window.location.hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
