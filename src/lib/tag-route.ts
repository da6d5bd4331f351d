/** Part of the site that has tag pages. */
export type TagArea = 'docs' | 'blog';

/** Route of a tag's page. Keys are route segments: lower-case letters, digits and hyphens. */
export function tagRoute(area: TagArea, key: string): string {
  return `/${area}/tags/${key}`;
}
