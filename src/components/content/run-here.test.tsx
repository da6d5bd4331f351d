// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RunHere } from './run-here';

afterEach(cleanup);

it('the buttons of two steps have different names', () => {
  render(<RunHere request="PUT /a" />);
  render(<RunHere request="POST /b" />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Run here: PUT /a', 'Run here: POST /b']);
});
