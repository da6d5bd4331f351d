import { site } from '../site';

const days = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day in the one form of this site. @param date an ISO day or time; anything else is shown as it is */
export function Day({ date }: { date: string }) {
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) return date;
  return <time dateTime={date.slice(0, 10)}>{days.format(instant)}</time>;
}
