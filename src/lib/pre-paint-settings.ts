import type { SiteConfig } from '../site';
import { routes } from './addresses/routes';

/** Settings of the site that the inline script of pages reads. */
export type PrePaintSettings = SiteConfig['colorMode'] & {
  /** Of the site's announcement, if it has one. */
  announcementId?: string | undefined;
  searchRoute: string;
};

/** The part of the site's configuration that the inline script needs. */
export function prePaintSettings({
  colorMode,
  announcement,
}: Pick<SiteConfig, 'colorMode' | 'announcement'>): PrePaintSettings {
  return { ...colorMode, announcementId: announcement?.id, searchRoute: routes.search };
}
