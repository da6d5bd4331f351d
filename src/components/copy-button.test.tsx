// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button';

afterEach(cleanup);

it.each([
  ['Copied', () => Promise.resolve()],
  ['Copying failed', () => Promise.reject(new Error('Not allowed'))],
])('contains the visible words in its name: %s', async (message, writeText) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<CopyButton label="Copy JSON" of="of a hit" withLabel text={() => '{}'} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy JSON: of a hit' }));
  const button = await screen.findByRole('button', { name: `${message}: of a hit` });
  expect(button.textContent).toBe(message);
});

it('keeps its name if only an icon is visible', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  render(<CopyButton label="Copy code" text={() => '{}'} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('button', { name: 'Copy code' })).toHaveLength(1);
});
