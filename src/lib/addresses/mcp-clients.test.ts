import { expect, it } from 'vitest';
import { installLinks } from './mcp-clients';

it('links to a server whose address has letters beyond ASCII', () => {
  const [{ address } = { address: '' }] = installLinks('https://müller.example/größe?a={b}');
  const config = atob(new URL(address).searchParams.get('config') ?? '');
  const { url } = JSON.parse(config) as { url: string };
  expect(new URL(url).href).toBe(new URL('https://müller.example/größe?a={b}').href);
});
