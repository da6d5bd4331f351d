import type { SiteConfig } from '../site';

/** Settings of the site that the inline script of pages reads. */
export type PrePaintSettings = SiteConfig['colorMode'] & {
  /** Of the site's announcement, if it has one. */
  announcementId?: string | undefined;
};

export function prePaintSettings({
  colorMode,
  announcement,
}: Pick<SiteConfig, 'colorMode' | 'announcement'>): PrePaintSettings {
  return { ...colorMode, announcementId: announcement?.id };
}
