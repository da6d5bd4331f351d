/** Widest window of the one-column layout, in pixels. `base.css` and the other style sheets use the same number. */
export const MOBILE_MAX_WIDTH = 996;

/** Media queries for styles in components. */
export const media = {
  mobile: `@media (max-width: ${MOBILE_MAX_WIDTH}px)`,
  desktop: `@media (min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
} as const;
