// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../site';
import { HelpfulQuestion } from './helpful-question';

let sent: unknown[] = [];
let statuses: (number | undefined)[] = [];

beforeEach(() => {
  [sent, statuses] = [[], []];
  localStorage.clear();
  vi.spyOn(site, 'feedbackEndpoint', 'get').mockReturnValue('https://feedback.example.org/');
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const status = statuses.length > 0 ? statuses.shift() : 204;
    return status ? Promise.resolve(new Response(null, { status })) : Promise.reject(new Error());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => render(<HelpfulQuestion path="/docs/page" title="Page" />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Answers and waits until an effect of the form has moved the focus. */
const answer = async (name: string) => {
  press(name);
  await waitFor(() => expect(document.activeElement).toBe(status()));
};
const status = () => screen.getByRole('status');
const no = { page: '/docs/page', helpful: false };

it('sends the answer at once, and reason and text in a second message', async () => {
  show();
  await answer('No');
  screen.getByText('What was the problem?');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(sent).toEqual([no]);
  press('Send');
  fireEvent.click(screen.getByRole('radio', { name: 'Something is missing' }));
  const text = screen.getByRole('textbox');
  expect(text).toHaveProperty('maxLength', 500);
  fireEvent.change(text, { target: { value: ' Limits of a feeding ' } });
  press('Send');
  await screen.findByText('Thanks, your feedback was sent.');
  expect(document.activeElement).toBe(status());
  expect(sent).toEqual([no, { ...no, reason: 'missing', text: 'Limits of a feeding' }]);
});

it('keeps unsent feedback, and sends it when the connection is back', async () => {
  statuses = [undefined, 503];
  show();
  await answer('No');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Why' } });
  press('Send');
  await waitFor(() => expect(status().textContent).toContain('It is saved here'));
  expect(sent).toHaveLength(2);
  // jsdom has no observer; the code for prefetching creates one when the connection is back.
  vi.stubGlobal('IntersectionObserver', vi.fn());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent.slice(2)).toEqual([no, { ...no, text: 'Why' }]));
  expect(localStorage).toHaveLength(0);
});

it('reports rejected input, and keeps it in the form until it is sent', async () => {
  statuses = [204, 413];
  show();
  await answer('No');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Why' } });
  press('Send');
  await screen.findByText(/did not accept/);
  expect(status().textContent).not.toContain('kept');
  expect(localStorage).toHaveLength(0);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Why');
  press('Send');
  await screen.findByText('Thanks, your feedback was sent.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('reports that a rejected answer was not recorded', async () => {
  statuses = [403];
  show();
  press('Yes');
  await screen.findByText(/did not accept/);
  expect(localStorage).toHaveLength(0);
});

it('sends stored feedback once on the next visit, and drops it if it is rejected', async () => {
  statuses = [undefined];
  show();
  press('No');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  cleanup();
  statuses = [400];
  show();
  await waitFor(() => expect(sent).toEqual([no, no]));
  expect(localStorage).toHaveLength(0);
});
