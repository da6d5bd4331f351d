/** A list, since the first `Intl.DateTimeFormat` of a page takes longer than all scripts of the page. */
const months =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

/** A day in the form of this site. @param date an ISO day or time; any other text is shown unchanged */
export function Day({ date }: { date: string }) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return date;
  const text = `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
  return <time dateTime={date.slice(0, 10)}>{text}</time>;
}
