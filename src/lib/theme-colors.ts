/** Color of the browser's frame in each mode: the page's surface. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0f1514' } as const;
