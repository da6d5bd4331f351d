import { expect, it } from 'vitest';
import { bookName, styles } from './book-files';
import { linkedNodes } from './chapter';

it('has a file for each address', () => {
  const names = [
    'a/b',
    'a-b',
    'ab',
    'größe',
    "a'b c",
    'a_b',
    "a'b",
    'a-/b',
    'a/-b',
    'a b',
    'a_20_b',
  ];
  const routes = names.map((name) => `/docs/${name}`);
  const files = routes.map(bookName);
  expect(new Set(files).size).toBe(routes.length);
  for (const name of files) expect(name).toMatch(/^[\w.-]+$/);
});

it('links only what readers of books open', () => {
  const linked = (href: string) =>
    linkedNodes([['a', { href, id: 'x', rel: 'external' }, 'Text']], (to) => `${to}!`);
  for (const href of ['vscode:mcp/install?x', 'cursor://a/b', 'javascript:x'])
    expect(linked(href)).toEqual([['a', { id: 'x' }, 'Text']]);
  for (const href of ['https://a.example', 'mailto:a@b.example', 'tel:1', '/docs/a:b', '#a:b', 'b'])
    expect(linked(href)).toEqual([['a', { id: 'x', rel: 'external', href: `${href}!` }, 'Text']]);
});

it('has no drawing that is wider than the page', () => {
  expect(styles()).toContain('svg { max-width: 100%');
  expect(styles()).not.toMatch(/min-width/);
});
