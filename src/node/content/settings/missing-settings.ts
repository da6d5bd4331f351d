import { site, type SiteConfig } from '../../../site';

/** Whether an address is of a host that is reserved for examples. */
const isExample = (address: string) =>
  /(?:^|\.)example\.(?:org|com|net)$/.test(new URL(address).hostname);

/** One text about the settings that a public site needs and a build lacks, most harmful first; undefined without one. */
export function missingSettingsText(config: SiteConfig = site): string | undefined {
  const effects = {
    GATSBY_SITE_URL:
      isExample(config.siteUrl) &&
      `canonical links, feeds, the sitemap, and llms.txt give ${config.siteUrl}, which is not this site`,
    GATSBY_COMPANY_HOST:
      config.footer.links.some(({ to }) => isExample(to)) &&
      'the footer links to company, privacy policy, and terms of www.example.org',
    GATSBY_REPOSITORY_URL:
      config.repositoryUrl === '' && "pages have neither 'Edit this page' nor 'Report a problem'",
    GATSBY_SECURITY_CONTACT:
      config.securityContact === '' && 'there is no /.well-known/security.txt',
  };
  const lines = Object.entries(effects).flatMap(([variable, effect]) =>
    effect ? `  ${variable.padEnd(30)} ${effect}` : [],
  );
  if (lines.length === 0) return undefined;
  return `Settings that a public site needs are missing (README, "Settings"):\n${lines.join('\n')}`;
}
