/** Written out, since the first formatter of dates that a page makes takes a browser longer than the page's own scripts. */
const months =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

/** A day in the one form of this site. @param date an ISO day or time; anything else is shown as it is */
export function Day({ date }: { date: string }) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return date;
  const text = `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
  return <time dateTime={date.slice(0, 10)}>{text}</time>;
}
