import { calendar, instantOf, type CalendarDate } from './dates';

/** Range in milliseconds; `from` is inclusive, `to` exclusive. */
export interface Period {
  from: number;
  to: number;
}

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const DAY = 24 * 60 * 60 * 1000;
const BEGINNING = -8.64e15;
const END = 8.64e15;
const YEAR_0 = Date.parse('0000-01-01');

const units: Record<Unit, string> = {
  minute: 'm minute minutes minuten',
  hour: 'h hour hours stunde stunden',
  day: 'd day days tage',
  week: 'w week weeks woche wochen',
  month: 'mo month months monat monate',
  year: 'y year years jahr jahre',
};

/**
 * Range of days for English or German words (search protocol, human dates). Days are those of Europe/Berlin;
 * 'until today' ends with the current day in UTC.
 * @param now instant in milliseconds
 */
export function humanDate(words: string, now: number): Period {
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  const today = calendar(now);
  const day = (offset: number, date: CalendarDate = today) =>
    instantOf({ year: date.year, month: date.month, day: date.day + offset });
  const month = (date: CalendarDate, offset = 0) =>
    instantOf({ year: date.year, month: date.month + offset, day: 1 });
  const untilToday = Math.floor(now / DAY) * DAY + DAY;
  const yearPeriod = (year: number): Period => ({
    from: instantOf({ year, month: 1, day: 1 }),
    to: instantOf({ year: year + 1, month: 1, day: 1 }),
  });

  switch (text) {
    case 'today':
    case 'heute':
      return { from: day(0), to: day(1) };
    case 'yesterday':
    case 'gestern':
      return { from: day(-1), to: day(0) };
    case 'last day':
    case 'letzter tag':
      return { from: day(-1), to: untilToday };
    case 'this week':
    case 'diese woche':
      return { from: day(-weekday(now)), to: untilToday };
    case 'last week':
    case 'letzte woche':
      return { from: day(-weekday(now) - 7), to: untilToday };
    case 'this month':
    case 'dieser monat':
      return { from: month(today), to: month(today, 1) };
    case 'last month':
    case 'letzter monat': {
      const back = calendar(now - 30 * DAY);
      return { from: month(back), to: month(back, 1) };
    }
    case 'this year':
    case 'dieses jahr':
      return yearPeriod(today.year);
    case 'last year':
    case 'letztes jahr':
      return yearPeriod(calendar(now - 365 * DAY).year);
    case 'past':
    case 'vergangenheit':
      return { from: BEGINNING, to: now };
    case 'future':
    case 'zukunft':
      return { from: now, to: END };
  }
  if (/^\d{4}$/.test(text)) return yearPeriod(Number(text));

  const counted = /^(?:\S+ (\d+) (\S+)|(\d+)([a-z]+))$/.exec(text);
  if (counted) {
    const unit = unitOf(counted[2] ?? counted[4] ?? '');
    if (!unit) return { from: day(-1), to: untilToday };
    return { from: unitsBefore(now, Number(counted[1] ?? counted[3]), unit), to: untilToday };
  }
  return { from: month(today, -3), to: untilToday };
}

function unitOf(word: string): Unit | undefined {
  return (Object.keys(units) as Unit[]).find((unit) => units[unit].split(' ').includes(word));
}

/** Approximate length of a unit in milliseconds. */
const lengths: Record<Unit, number> = {
  minute: 60_000,
  hour: 60 * 60_000,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};

/** Start of the unit that is `count` units before now; the beginning of time if that is before the year 0. */
function unitsBefore(now: number, count: number, unit: Unit): number {
  if (now - count * lengths[unit] < YEAR_0) return BEGINNING;
  const { year, month, day } = calendar(now);
  switch (unit) {
    case 'minute':
      return Math.floor(now / 60_000) * 60_000 - count * 60_000;
    case 'hour':
      return Math.floor(now / 3_600_000) * 3_600_000 - count * 3_600_000;
    case 'day':
      return instantOf({ year, month, day: day - count });
    case 'week':
      return instantOf({ year, month, day: day - weekday(now) - 7 * count });
    case 'month':
      return instantOf({ year, month: month - count, day: 1 });
    case 'year':
      return instantOf({ year: year - count, month: 1, day: 1 });
  }
}

/** Days since Monday in the protocol's zone. */
function weekday(now: number): number {
  const { year, month, day } = calendar(now);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
