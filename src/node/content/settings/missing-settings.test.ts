import { expect, it } from 'vitest';
import { site } from '../../../site';
import { missingSettingsText } from './missing-settings';

it('missing settings are named with their consequences', () => {
  expect(missingSettingsText()?.match(/GATSBY_\w+/g)).toEqual([
    'GATSBY_SITE_URL',
    'GATSBY_COMPANY_HOST',
    'GATSBY_REPOSITORY_URL',
    'GATSBY_SECURITY_CONTACT',
  ]);
  expect(missingSettingsText()).toContain(
    'canonical links, feeds, the sitemap, and llms.txt give https://docs.example.org',
  );
});

it('nothing is said when all are set', () => {
  const complete = {
    ...site,
    siteUrl: 'https://docs.qsc.test',
    repositoryUrl: 'https://git.test/qsc/docs/blob/main',
    securityContact: 'mailto:security@qsc.test',
    footer: { ...site.footer, links: [{ label: 'Company', to: 'https://qsc.test/' }] },
  };
  expect(missingSettingsText(complete)).toBeUndefined();
});
