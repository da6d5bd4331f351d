import { expect, it } from 'vitest';
import { site } from '../../../site';
import { invalidSettings, invalidSettingsText } from './invalid-settings';

const variables = (settings: Partial<typeof site>) =>
  invalidSettings({ ...site, ...settings }).map(({ variable }) => variable);

it('settings that cannot be used are named with what was found and what is expected', () => {
  const text = invalidSettingsText(invalidSettings({ ...site, siteUrl: 'docs.qsc.test' }));
  expect(text).toContain(
    'GATSBY_SITE_URL is "docs.qsc.test"\n    expected: the origin of the site',
  );
  for (const siteUrl of ['', 'https://', 'https://docs.qsc.test/', 'https://a b', 'ftp://qsc.test'])
    expect(variables({ siteUrl }), siteUrl).toEqual(['GATSBY_SITE_URL']);
  for (const pathPrefix of ['help', '/help/', '/', '//', '/a b'])
    expect(variables({ pathPrefix }), pathPrefix).toEqual(['GATSBY_PATH_PREFIX']);
  expect(
    variables({ repositoryUrl: 'git.test/docs', feedbackEndpoint: '/feedback', mcpUrl: 'x' }),
  ).toEqual(['GATSBY_REPOSITORY_URL', 'GATSBY_FEEDBACK_ENDPOINT', 'GATSBY_MCP_URL']);
  const fixed = { host: 'https://qsc.test/', tenant: 'a/b' };
  expect(variables({ values: { fixed, dialog: true } })).toEqual([
    'GATSBY_VALUES_HOST',
    'GATSBY_VALUES_TENANT',
  ]);
});

it('settings that are right, placeholders, and empty ones can be used', () => {
  expect(invalidSettingsText()).toBeUndefined();
  expect(
    variables({
      siteUrl: 'http://localhost:9000',
      pathPrefix: '/help/docs',
      repositoryUrl: 'https://git.test/qsc/docs/blob/main',
      feedbackEndpoint: '',
      searchApplicationUrl: 'https://{host}/console',
    }),
  ).toEqual([]);
});
