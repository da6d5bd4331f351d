import { buildDate, isProduction } from '../../site';

/** Day of this build, UTC (`2025-03-31`): read once, so that a build has one day. */
export const buildDay = buildDate ?? today(new Date());

/** The day of an instant in UTC. */
export function today(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar: `2025-03-31`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && today(new Date(time)) === text;
}

/** A date of the front matter as an instant in UTC: `2025-03-31T00:00:00Z`. Days start at midnight, times without zone are UTC. */
export function instant(date: string): string {
  const zoned = date.includes('T') && !/(?:Z|[+-]\d{2}:\d{2})$/.test(date) ? `${date}Z` : date;
  return new Date(zoned).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** Whether a page's day is still to come. Pages without a date are never scheduled. */
export function isScheduled({ date }: { date?: string | undefined }, day = buildDay): boolean {
  return date !== undefined && instant(date).slice(0, 10) > day;
}

/** Whether a page is part of this build: drafts and posts of a later day are shown in develop only. */
export function isBuilt(page: { draft: boolean; date?: string | undefined }): boolean {
  return !isProduction || (!page.draft && !isScheduled(page));
}
