// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contentRoute } from '../../../lib/addresses/routes';
import { Hit } from './hit';
import { ResultsHeader } from './results-header';

afterEach(cleanup);

const document = { title: 'Filters', breadcrumb: ['Search'], date: '2026-11-22' };

it('posts show their day, docs do not', () => {
  render(<Hit id="doc" position={1} document={{ ...document, url: contentRoute('/docs/a') }} />);
  expect(screen.queryByText(/2026/)).toBeNull();
  render(<Hit id="post" position={2} document={{ ...document, url: contentRoute('/blog/a') }} />);
  expect(screen.getByText(/2026/)).toBeTruthy();
});

it('the line above the results repeats the start of a long query only', () => {
  const state = {
    query: 'x'.repeat(10_000),
    filters: [],
    page: 1,
    rows: 10,
    sort: '',
    isExact: false,
  };
  const props = { isLoading: false, hasFailed: false, onChange: () => undefined };
  const result = { name: 'x', statusCode: 200, statusMessage: 'OK', total: 2, documents: [] };
  render(<ResultsHeader state={state} result={result} {...props} />);
  expect(screen.getByRole('status').textContent).toBe(`2 results found for "${'x'.repeat(80)}…"`);
  expect(screen.getByText(/^x/).tagName).toBe('BDI');
});
