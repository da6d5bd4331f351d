/**
 * Digits of the hash in the names of scripts and style sheets. Every page loads a list of all these names: each digit more
 * makes it 40 bytes larger.
 */
export const HASH_DIGITS = 8;

/** Path of a script or a style sheet, which are beside the pages, with the hash of its content. */
export const hashedName = new RegExp(`^/[^/]*[-.]([0-9a-f]{${HASH_DIGITS}})\\.(?:js|css)$`);
