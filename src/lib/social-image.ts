/** File of the picture that other sites show with a link to a page. */
export function socialImagePath(route: string): string {
  return `/social${route === '/' ? '/home' : route}.png`;
}

/** Whether a file of the site is such a picture. */
export function isSocialImage(file: string): boolean {
  return /^\/social\/.*\.png$/.test(file);
}
