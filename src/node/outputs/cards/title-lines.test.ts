import { describe, expect, it } from 'vitest';
import type { TitleFont } from './title-font';
import { setText, type Setting } from './title-lines';

/** A font whose letters are all as wide as they are high. */
const font: TitleFont = {
  ascent: 0.8,
  descent: 0.2,
  shape: (text) =>
    text.includes('ß')
      ? undefined
      : {
          glyphs: [...text].map((letter) => ({
            id: letter.charCodeAt(0),
            advance: 1,
            offset: [0, 0] as const,
            isLast: true,
          })),
          advance: text.length,
          characters: text.length,
        },
  outline: () => new Float64Array(),
};
const setting: Setting = {
  font,
  size: 10,
  width: 100,
  lineHeight: 12,
  letterSpacing: 0,
  maxLines: 3,
};

/** The letters of each line, by their base lines. */
function lines(text: string, other: Partial<Setting> = {}): string[] | undefined {
  const set = setText(text, { ...setting, ...other });
  if (!set) return undefined;
  const rows = new Map<number, string>();
  for (const { id, y } of set.glyphs)
    rows.set(y, (rows.get(y) ?? '') + String.fromCharCode(id).replace(' ', '_'));
  expect([...rows.keys()]).toEqual([...rows.keys()].map((_, index) => 9 + 12 * index));
  expect(set.height).toBe(12 * rows.size);
  return [...rows.values()];
}

describe('the lines of a title', () => {
  it('are filled with words; a space at the end may be over the edge', () => {
    expect(lines('Set up')).toEqual(['Set_up']);
    expect(lines('Sort values by price')).toEqual(['Sort_', 'values_by_', 'price']);
    expect(lines('Sort lists by price')).toEqual(['Sort_lists_', 'by_price']);
  });

  it('end after a hyphen or a slash too', () => {
    expect(lines('A follow-up page')).toEqual(['A_follow-', 'up_page']);
    expect(lines('Get suggest/search')).toEqual(['Get_', 'suggest/', 'search']);
  });

  it('count letter spacing', () => {
    expect(lines('Sort lists', { letterSpacing: 0.1 })).toEqual(['Sort_', 'lists']);
    expect(lines('Sort lists!', { letterSpacing: -1 })).toEqual(['Sort_lists!']);
  });

  it('start at whole pixels with each word, but for a single line', () => {
    const places = (text: string) =>
      setText(text, { ...setting, letterSpacing: 0.2 })?.glyphs.map(({ x }) => x.toFixed(1));
    expect(places('a bc')).toEqual(['0.0', '10.2', '20.4', '30.6']);
    expect(places('a bc defghi')?.slice(0, 4)).toEqual(['0.0', '10.2', '20.0', '30.2']);
  });
});

describe('what is left to satori', () => {
  it.each([
    ['a word that is wider than a line', 'All configurations'],
    ['more lines than there may be', 'One line and another, and more lines'],
    ['a letter that the font does not have', 'Die Straße'],
    ['a sign before which no line ends', 'this / that'],
    ['another script', 'Поиск'],
    ['text from right to left', 'חיפוש'],
    ['an emoji', 'Launch 🚀'],
    ['a mark on a letter', 'e\u0301t'],
    ['spaces in a row', 'a  b'],
    ['a hyphen that is seen at the end of lines only', 'co\u00adop'],
    ['nothing', ''],
  ])('is %s', (_, text) => {
    expect(lines(text)).toBeUndefined();
  });
});
