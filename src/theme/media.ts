/** Widest window of the one-column layout, in pixels. Media queries of styles have the number itself, so that they are constants. */
export const MOBILE_MAX_WIDTH = 996;
