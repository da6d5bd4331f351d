import { describe, expect, it } from 'vitest';
import { humanDate, isHumanDate } from './human-date';

/** Wednesday in winter: 15:30 in Berlin. */
const winter = Date.parse('2025-01-15T14:30:45.500Z');
/** Tuesday in summer: 00:30 in Berlin, still Monday in UTC. */
const summer = Date.parse('2025-07-14T22:30:45.500Z');

const iso = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');
const range = (words: string, now: number) => {
  const { from, to } = humanDate(words, now);
  return [iso(from), iso(to)];
};

const beginning = iso(-8.64e15);
const end = iso(8.64e15);

describe('human dates', () => {
  it.each([
    [['today', 'heute', ' TODAY '], '2025-01-14T23:00:00Z', '2025-01-15T23:00:00Z'],
    [['yesterday', 'gestern'], '2025-01-13T23:00:00Z', '2025-01-14T23:00:00Z'],
    [['last day', 'letzter tag'], '2025-01-13T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['this week', 'diese woche'], '2025-01-12T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['last week', 'Letzte  Woche'], '2025-01-05T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['this month', 'dieser monat'], '2024-12-31T23:00:00Z', '2025-01-31T23:00:00Z'],
    [['last month', 'letzter monat'], '2024-11-30T23:00:00Z', '2024-12-31T23:00:00Z'],
    [['this year', 'dieses jahr'], '2024-12-31T23:00:00Z', '2025-12-31T23:00:00Z'],
    [['last year', 'letztes jahr'], '2023-12-31T23:00:00Z', '2024-12-31T23:00:00Z'],
    [['past', 'vergangenheit'], beginning, '2025-01-15T14:30:45.500Z'],
    [['future', 'zukunft'], '2025-01-15T14:30:45.500Z', end],
    [['2023'], '2022-12-31T23:00:00Z', '2023-12-31T23:00:00Z'],
    [['last 10 minutes', '10m', '10minuten'], '2025-01-15T14:20:00Z', '2025-01-16T00:00:00Z'],
    [['last 3 hours', '3h', 'letzte 3 stunden'], '2025-01-15T11:00:00Z', '2025-01-16T00:00:00Z'],
    [['last 3 days', '3d', 'letzte 3 tage'], '2025-01-11T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['any 2 weeks', '2w', 'letzte 2 wochen'], '2024-12-29T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['last 2 months', '2mo', 'letzte 2 monate'], '2024-10-31T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['last 5 years', '5y', 'letzte 5 jahre'], '2019-12-31T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['last 3 moons', '3x'], '2025-01-13T23:00:00Z', '2025-01-16T00:00:00Z'],
    [['whenever', '', 'the day before last'], '2024-09-30T22:00:00Z', '2025-01-16T00:00:00Z'],
  ])('%j in winter', (all, from, to) => {
    for (const words of all) expect(range(words, winter), words).toEqual([from, to]);
  });

  it.each([
    ['today', '2025-07-14T22:00:00Z', '2025-07-15T22:00:00Z'],
    ['yesterday', '2025-07-13T22:00:00Z', '2025-07-14T22:00:00Z'],
    // "Until today" ends with the day in UTC, where it is still the 14th.
    ['last day', '2025-07-13T22:00:00Z', '2025-07-15T00:00:00Z'],
    ['this week', '2025-07-13T22:00:00Z', '2025-07-15T00:00:00Z'],
    ['last week', '2025-07-06T22:00:00Z', '2025-07-15T00:00:00Z'],
    ['this month', '2025-06-30T22:00:00Z', '2025-07-31T22:00:00Z'],
    ['last month', '2025-05-31T22:00:00Z', '2025-06-30T22:00:00Z'],
    ['this year', '2024-12-31T23:00:00Z', '2025-12-31T23:00:00Z'],
    ['last 1 month', '2025-05-31T22:00:00Z', '2025-07-15T00:00:00Z'],
    ['7mo', '2024-11-30T23:00:00Z', '2025-07-15T00:00:00Z'],
    ['12h', '2025-07-14T10:00:00Z', '2025-07-15T00:00:00Z'],
  ])('%s in summer', (words, from, to) => {
    expect(range(words, summer)).toEqual([from, to]);
  });

  it('begin at the beginning of time when they go back further than dates do', () => {
    for (const words of [
      'last 5000 years',
      '999999999999d',
      'last 99999999999999999999 minutes',
      '9999999mo',
    ])
      expect(humanDate(words, winter).from, words).toBeLessThan(Date.UTC(1000, 0, 1));
    expect(range('last 1000 years', winter)[0]).toMatch(/^1024-12-31T23:/);
  });

  it('know the years of four digits', () => {
    for (const year of [0, 1, 33, 99, 100, 1999, 9999]) {
      const { from, to } = humanDate(String(year).padStart(4, '0'), winter);
      expect(new Date(from + 12 * 3_600_000).getUTCFullYear()).toBe(year);
      expect(Math.round((to - from) / 86_400_000)).toBeGreaterThanOrEqual(365);
      expect(Math.round((to - from) / 86_400_000)).toBeLessThanOrEqual(366);
    }
  });

  it('differ from other words', () => {
    const dates = ['Last  Week', 'heute', '2024', 'last 3 months', '12h'];
    expect([...dates, 'last weak', 'last 3 fortnights', '12x', ''].filter(isHumanDate)).toEqual(
      dates,
    );
  });
});
