import { site } from '../../site';
import { absoluteUrl } from './urls';

/** File of a page's social image, which other sites show with a link. */
export function socialImagePath(route: string): string {
  return `/social${route === '/' ? '/home' : route}.png`;
}

export function isSocialImage(file: string): boolean {
  return /^\/social\/.*\.png$/.test(file);
}

/** Address of a page's social image, if the site has them. Unlisted pages share one. */
export function socialImageOf(route: string, isListed: boolean): string | undefined {
  if (!site.hasSocialImages) return undefined;
  return absoluteUrl(isListed ? socialImagePath(route) : site.socialImage.path);
}
