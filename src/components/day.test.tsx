import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Day } from './day';

const html = (date: string) => renderToStaticMarkup(<Day date={date} />);

it('writes days as the language does, in every month', () => {
  const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    const text = days.format(Date.parse(date));
    expect(html(`${date}T23:59:00Z`)).toBe(`<time dateTime="${date}">${text}</time>`);
  }
});

it('shows a text that is no day unchanged', () => {
  expect(html('soon')).toBe('soon');
});
