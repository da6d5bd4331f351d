import { expect, it } from 'vitest';
import { meantAddress } from './links';

it.each([
  ['htp://host.test/a', 'https://host.test/a'],
  ['hhtps://host.test', 'https://host.test'],
  ['http:/host.test', 'https://host.test'],
  ['HTTPS:host.test', 'https://host.test'],
  ['https//host.test/a', 'https://host.test/a'],
  ['http;//host.test/a', 'https://host.test/a'],
  ['https:\\\\host.test\\a', 'https://host.test/a'],
  ['https:\\host.test', 'https://host.test'],
  ['malto:me@host.test', 'mailto:me@host.test'],
  ['me@host.test', 'mailto:me@host.test'],
  ['www.host.test', 'https://www.host.test'],
  ['host.test/page', 'https://host.test/page'],
  ['host.io', 'https://host.io'],
  ['host.test:8080/a', 'https://host.test:8080/a'],
  ['localhost:3000', 'http://localhost:3000'],
  ['https:\\\\host.test\\a', 'https://host.test/a'],
  ['www.host.test\\a', 'https://www.host.test/a'],
])('the address %s means %s', (href, meant) => expect(meantAddress(href)).toBe(meant));

it.each([
  ...[
    'https://host.test',
    'HTTP://host.test',
    'mailto:me@host.test',
    'mailto:',
    'https://',
    'tel:1',
  ],
  ...[
    'ftp://host.test',
    'sftp://host.test',
    '//host.test',
    './https.md',
    'http.md',
    'page.mdx',
    '',
  ],
])('the address %s means no other', (href) => expect(meantAddress(href)).toBeUndefined());
