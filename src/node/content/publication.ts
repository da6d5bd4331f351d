import { buildDate, isProduction } from '../../site';

/** Day of this build, UTC (`2025-03-31`): read once, so that a build has one day. */
export const buildDay = buildDate ?? today(new Date());

export function today(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar: `2025-03-31`. */
export function isDay(text: string): boolean {
  const time = /^[^0]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && today(new Date(time)) === text;
}

/** A date of the front matter as an instant in UTC: `2025-03-31T00:00:00Z`. Days start at midnight, times without zone are UTC. */
export function instant(date: string): string {
  const zoned = date.includes('T') && !/(?:Z|[+-]\d{2}:\d{2})$/.test(date) ? `${date}Z` : date;
  return new Date(zoned).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** A date as lists, feeds, and the search read it: a day as it is, a time in UTC, so that it begins with the day of the page. */
export const inUtc = (date: string) => (date.includes('T') ? instant(date) : date);

/** Whether a page's day is still to come. Pages without a date are never scheduled. */
export function isScheduled({ date }: { date?: string | undefined }, day = buildDay): boolean {
  return date !== undefined && instant(date).slice(0, 10) > day;
}

/** Whether a page is part of this build: drafts and posts of a later day are shown in develop only. */
export function isBuilt(page: { draft: boolean; date?: string | undefined }): boolean {
  return !isProduction || (!page.draft && !isScheduled(page));
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const datesInTexts = [
  /\b(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /\b(?<day>\d{1,2})(?:st|nd|rd|th|\.)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})\b/i,
  /\b(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b/i,
];

/** The calendar day that a text names as 2024-05-01, 1 May 2024 or May 1, 2024; as `2024-05-01`. */
export function dateIn(text: string): string | undefined {
  for (const form of datesInTexts) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {};
    const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1 || month;
    const date = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (isDay(date)) return date;
  }
  return undefined;
}
