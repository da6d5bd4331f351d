import { site } from '../../site';

/** Title of the browser tab: page title, delimiter, site title; the site title alone when they are the same. */
export function pageTitle(title: string): string {
  return title === site.title ? title : `${title} ${site.titleDelimiter} ${site.title}`;
}
