import fs from 'node:fs';
import { expect, it } from 'vitest';
import { invalidSettingsText, settings } from './settings';

/** Values that a build can use, and others that look like them. */
const values: Readonly<Record<string, { right: string[]; wrong: string[] }>> = {
  GATSBY_SITE_URL: {
    right: ['https://docs.qsc.test', 'http://localhost:9000'],
    wrong: ['docs.qsc.test', 'https://', 'https://docs.qsc.test/', 'https://a b', 'ftp://qsc.test'],
  },
  GATSBY_PATH_PREFIX: {
    right: ['/help', '/help/docs'],
    wrong: ['help', '/help/', '/', '//', '/a b', '/../a', '/a?b'],
  },
  GATSBY_REPOSITORY_URL: { right: ['https://git.test/docs/blob/main'], wrong: ['git.test/docs'] },
  GATSBY_SEARCH_APPLICATION_URL: { right: ['https://{host}/console'], wrong: ['/console'] },
  GATSBY_SEARCH_API_ENDPOINT: {
    right: ['https://search.test/api/v1/search/demo/docs'],
    wrong: ['search.test', 'https://search.test/a b'],
  },
  GATSBY_SEARCH_SUGGEST_ENDPOINT: {
    right: ['https://{host}/api/v1/search/suggest/{tenant}/{index}'],
    wrong: ['/suggest'],
  },
  GATSBY_SEARCH_RESULT_KEY: { right: ['products', 'my-docs'], wrong: ['a b', 'result/products'] },
  GATSBY_SEARCH_PARAMETERS: {
    right: ['f.language=en', 'rows=20&sort='],
    wrong: ['?rows=20', 'rows', 'rows=20&', 'a=b#c'],
  },
  GATSBY_COMPANY_HOST: {
    right: ['www.qsc.test', 'localhost:8080'],
    wrong: ['https://www.qsc.test', 'qsc.test/en', 'qsc.test:port'],
  },
  GATSBY_VALUES_HOST: { right: ['search.qsc.test'], wrong: ['https://qsc.test/'] },
  GATSBY_VALUES_TENANT: { right: ['demo'], wrong: ['a/b'] },
  GATSBY_VALUES_DIALOG: { right: ['on', 'off'], wrong: ['no', 'false'] },
  GATSBY_FEEDBACK_ENDPOINT: { right: ['https://qsc.test/feedback'], wrong: ['/feedback'] },
  GATSBY_ASSISTANTS: {
    right: ['One=https://one.test/new?q={page}', 'A=https://a.test/{page} B=https://b.test/{page}'],
    wrong: ['One', 'One=one.test', 'One=https://one.test/new', 'One=http://one.test/{page} Two'],
  },
  GATSBY_EVENTS_ENDPOINT: { right: ['http://localhost:9330/events'], wrong: ['events'] },
  GATSBY_MCP_URL: {
    right: ['https://qsc.test/mcp', 'http://[::1]:9330/mcp/', 'https://qsc.test/@docs?x=@'],
    wrong: ['mcp', 'javascript:alert(1)', 'https://{host}/mcp', 'https://qsc.test:port/mcp'],
  },
  GATSBY_SECURITY_CONTACT: {
    right: ['mailto:security@qsc.test', 'https://qsc.test/security'],
    wrong: ['security@qsc.test', 'http://qsc.test/security', 'mailto:us'],
  },
  GATSBY_PREVIEW: { right: ['0', '1'], wrong: ['true', '2'] },
  QSC_SOURCE_MAPS: { right: ['0', '1'], wrong: ['yes'] },
  QSC_BUILD_DATE: {
    right: ['2024-02-29'],
    wrong: ['tomorrow', '2024-2-9', '2024-13-01', '2025-02-29'],
  },
};

it.each(settings)('$variable is taken or refused with its name', ({ variable, expected }) => {
  const { right, wrong } = values[variable] ?? { right: [], wrong: [] };
  expect([right.length > 0, wrong.length > 0]).toEqual([true, true]);
  for (const text of ['', ...right])
    expect(invalidSettingsText({ [variable]: text }), text).toBeUndefined();
  for (const text of [...wrong, 'non sense<', 'x'.repeat(100_000)]) {
    const message = invalidSettingsText({ [variable]: text });
    expect(message, text).toContain(`${variable} is "${text.slice(0, 79)}`);
    expect(message).toContain(`expected: ${expected}`);
    expect(message?.length).toBeLessThan(500);
  }
});

it('an address with a password is refused, since pages would publish it', () => {
  const addresses = settings.filter(({ isValid }) => isValid('https://qsc.test/x'));
  expect(addresses.length).toBeGreaterThan(6);
  for (const { variable, isValid } of addresses) {
    for (const credentials of ['user:password', 'user', ':'])
      expect(isValid(`https://${credentials}@qsc.test/x`), variable).toBe(false);
    for (const password of ['password', 'pass/word', 'p@ss', 'long'.repeat(99)]) {
      const text = invalidSettingsText({ [variable]: `https://user:${password}@qsc.test/x` });
      expect(text, variable).toContain('"https://…@qsc.test/x"');
    }
  }
});

it('the table of the README lists each setting with its effect and its default', () => {
  const [, section = ''] = fs.readFileSync('README.md', 'utf8').split('\n## Settings\n');
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(
    rows.map(([, variable, meaning, found]) => ({ variable, meaning, default: found })),
  ).toEqual(
    settings.map(({ variable, meaning, ...row }) => ({
      variable: `\`${variable}\``,
      meaning,
      default: row.default,
    })),
  );
});
