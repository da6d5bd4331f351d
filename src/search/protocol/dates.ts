const zone = 'Europe/Berlin';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  era: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export interface CalendarDate {
  year: number;
  /** 1 to 12; other numbers overflow into other years. */
  month: number;
  /** 1 to 31; overflows too. */
  day: number;
  hour?: number;
  minute?: number;
}

/** Calendar date and time in the protocol's zone (Europe/Berlin) of an instant in milliseconds. */
export function calendar(instant: number): Required<CalendarDate> {
  const fields = parts.formatToParts(instant);
  const read = Object.fromEntries(fields.map(({ type, value }) => [type, Number(value)]));
  const isBeforeChrist = fields.some(({ type, value }) => type === 'era' && value.startsWith('B'));
  const year = read['year'] ?? 0;
  return {
    year: isBeforeChrist ? 1 - year : year,
    month: read['month'] ?? 1,
    day: read['day'] ?? 1,
    hour: read['hour'] ?? 0,
    minute: read['minute'] ?? 0,
  };
}

/** `Date.UTC`, but the years 0 to 99 are not of the 20th century. */
const utc = ({ year, month, day, hour = 0, minute = 0 }: CalendarDate): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 60 + minute) * 60_000;

/** Instant in milliseconds of a calendar date in the protocol's zone. */
export function instantOf(date: CalendarDate): number {
  const target = utc(date);
  const offset = (instant: number) => utc(calendar(instant)) - instant;
  const guess = target - offset(target);
  return target - offset(guess);
}

/**
 * Parses a date of the protocol: `yyyy-MM-dd` is midnight UTC; a time without offset is in Europe/Berlin.
 * @returns undefined for other texts
 */
export function parseDate(text: string): number | undefined {
  const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(text);
  if (local) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = local
      .slice(1)
      .map((part) => Number(part ?? 0));
    return instantOf({ year, month, day, hour, minute }) + second * 1000;
  }
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : instant;
}
