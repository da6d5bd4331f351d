/** Widest window of the one-column layout, in pixels. Media queries in styles repeat the number, since CSS has no constants for them. */
export const MOBILE_MAX_WIDTH = 996;
