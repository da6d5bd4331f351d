// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

let broken = true;
function Fragile() {
  if (broken)
    throw new Error('The list has no items.', { cause: new Error('The response was empty.') });
  return <p>All is well</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page that crashes', () => {
  const page = (route: string) => (
    <ErrorBoundary resetKey={route}>
      <Fragile />
    </ErrorBoundary>
  );

  it('shows the chain of causes', () => {
    render(page('/a'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByText(/The list has no items\./).textContent).toBe(
      'The list has no items.\n\nCause:\nThe response was empty.',
    );
  });

  it('is rendered once more by "Try again"', () => {
    render(page('/a'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeTruthy();
  });

  it('lets the next page render', () => {
    const { rerender } = render(page('/a'));
    broken = false;
    rerender(page('/b'));
    expect(screen.getByText('All is well')).toBeTruthy();
  });
});
