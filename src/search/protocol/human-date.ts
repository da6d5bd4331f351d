import { calendar, instantOf } from './dates';

/** Range in milliseconds; `from` is inclusive, `to` exclusive. */
export interface Period {
  from: number;
  to: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGINNING = -8.64e15;
const END = 8.64e15;
const YEAR_0 = Date.parse('0000-01-01');

/** Starts in the protocol's zone, so many days, weeks, months, or years after the current one. */
function startOfDay(now: number, days: number): number {
  const { year, month, day } = calendar(now);
  return instantOf({ year, month, day: day + days });
}
function startOfWeek(now: number, weeks: number): number {
  const { year, month, day } = calendar(now);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return startOfDay(now, 7 * weeks - sinceMonday);
}
function startOfMonth(now: number, months: number): number {
  const { year, month } = calendar(now);
  return instantOf({ year, month: month + months, day: 1 });
}
const firstDay = (year: number) => instantOf({ year, month: 1, day: 1 });
const startOfYear = (now: number, years: number) => firstDay(calendar(now).year + years);

/** A period that ends with the current day in UTC. */
const untilToday = (from: number, now: number): Period => ({
  from,
  to: Math.floor(now / DAY) * DAY + DAY,
});
const monthOf = (now: number): Period => ({ from: startOfMonth(now, 0), to: startOfMonth(now, 1) });
const yearOf = (now: number): Period => ({ from: startOfYear(now, 0), to: startOfYear(now, 1) });

const periods: [names: string, period: (now: number) => Period][] = [
  ['today|heute', (now) => ({ from: startOfDay(now, 0), to: startOfDay(now, 1) })],
  ['yesterday|gestern', (now) => ({ from: startOfDay(now, -1), to: startOfDay(now, 0) })],
  ['last day|letzter tag', (now) => untilToday(startOfDay(now, -1), now)],
  ['this week|diese woche', (now) => untilToday(startOfWeek(now, 0), now)],
  ['last week|letzte woche', (now) => untilToday(startOfWeek(now, -1), now)],
  ['this month|dieser monat', monthOf],
  ['last month|letzter monat', (now) => monthOf(now - 30 * DAY)],
  ['this year|dieses jahr', yearOf],
  ['last year|letztes jahr', (now) => yearOf(now - 365 * DAY)],
  ['past|vergangenheit', (now) => ({ from: BEGINNING, to: now })],
  ['future|zukunft', (now) => ({ from: now, to: END })],
];

interface Unit {
  names: string;
  /** Approximate length in milliseconds. */
  length: number;
  /** Start of the unit, a number of units after the current one. */
  start: (now: number, units: number) => number;
}

const startOf = (length: number) => (now: number, units: number) =>
  (Math.floor(now / length) + units) * length;

const allUnits: Unit[] = [
  { names: 'm|minute|minutes|minuten', length: MINUTE, start: startOf(MINUTE) },
  { names: 'h|hour|hours|stunde|stunden', length: HOUR, start: startOf(HOUR) },
  { names: 'd|day|days|tage', length: DAY, start: startOfDay },
  { names: 'w|week|weeks|woche|wochen', length: 7 * DAY, start: startOfWeek },
  { names: 'mo|month|months|monat|monate', length: 30 * DAY, start: startOfMonth },
  { names: 'y|year|years|jahr|jahre', length: 365 * DAY, start: startOfYear },
];

const isNamed = (names: string, text: string) => names.split('|').includes(text);

/** Whether a period has these words; others have a default period. */
export const isHumanDate = (words: string) => periodOf(words, 0) !== undefined;

/**
 * Range of days for English or German words (search protocol, human dates). Days are those of Europe/Berlin.
 * @param now instant in milliseconds
 */
export const humanDate = (words: string, now: number): Period =>
  periodOf(words, now) ??
  untilToday(counted.test(wordsOf(words)) ? startOfDay(now, -1) : startOfMonth(now, -3), now);

const counted = /^(?:\S+ (\d+) (\S+)|(\d+)([a-z]+))$/;
const wordsOf = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

function periodOf(words: string, now: number): Period | undefined {
  const text = wordsOf(words);
  const period = periods.find(([names]) => isNamed(names, text));
  if (period) return period[1](now);
  if (/^\d{4}$/.test(text)) return { from: firstDay(+text), to: firstDay(+text + 1) };
  const [, first, second = '', third, fourth = second] = counted.exec(text) ?? [];
  const count = Number(first ?? third);
  const unit = allUnits.find(({ names }) => isNamed(names, fourth));
  if (!unit) return undefined;
  // Earlier dates have no year.
  const isOutside = now - count * unit.length < YEAR_0;
  return untilToday(isOutside ? BEGINNING : unit.start(now, -count), now);
}
