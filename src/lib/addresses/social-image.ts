import { site } from '../../site';
import { absoluteUrl } from './urls';

/** File of the picture that other sites show with a link to a page. */
export function socialImagePath(route: string): string {
  return `/social${route === '/' ? '/home' : route}.png`;
}

/** Whether a file of the site is such a picture. */
export function isSocialImage(file: string): boolean {
  return /^\/social\/.*\.png$/.test(file);
}

/** Address of the picture that other sites show with a link to a page, if there is one; only listed pages have their own. */
export function socialImageOf(route: string, isListed: boolean): string | undefined {
  if (!site.hasSocialImages) return undefined;
  return absoluteUrl(isListed ? socialImagePath(route) : site.socialImage.path);
}
