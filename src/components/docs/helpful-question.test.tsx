// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../site';
import { HelpfulQuestion } from './helpful-question';

let sent: string[] = [];
let respond: (response: Response) => void = () => undefined;

beforeEach(() => {
  sent = [];
  vi.spyOn(site, 'feedbackEndpoint', 'get').mockReturnValue('https://feedback.example.org/');
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body);
    return new Promise<Response>((resolve) => (respond = resolve));
  });
  render(<HelpfulQuestion path="/docs/page" title="Page" />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

it('keeps the place of the keyboard while it sends, and sends once', async () => {
  button('No').focus();
  fireEvent.click(button('No'));
  fireEvent.click(button('No'));
  expect(sent).toEqual(['{"page":"/docs/page","helpful":false}']);
  expect(document.activeElement).toBe(button('No'));
  expect(button('No')).toHaveProperty('disabled', false);
  expect(button('No').getAttribute('aria-disabled')).toBe('true');
  respond(new Response(null, { status: 204 }));
  expect(await screen.findByText('Thank you.')).toBe(document.activeElement);
});

it('can be sent again after it failed', async () => {
  fireEvent.click(button('Yes'));
  respond(new Response(null, { status: 503 }));
  await screen.findByText(/could not be sent/);
  fireEvent.click(button('Yes'));
  expect(sent).toHaveLength(2);
  respond(new Response(null, { status: 200 }));
  await screen.findByText('Thank you.');
});
