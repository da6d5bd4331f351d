import { decodeText } from '../../lib/text/encode-text';

/** The anchor in the address, decoded; empty when there is none. */
export const addressAnchor = () => decodeText(window.location.hash.slice(1));
