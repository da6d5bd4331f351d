import { site, type SiteConfig } from '../../../site';

/** A setting that a public site needs and that is not set. */
interface MissingSetting {
  variable: string;
  effect: string;
}

/** Whether an address is of a host that is reserved for examples. */
const isExample = (address: string) =>
  /(?:^|\.)example\.(?:org|com|net)$/.test(new URL(address).hostname);

/** Settings that the environment of a build lacks, most harmful first. */
export function missingSettings(config: SiteConfig = site): MissingSetting[] {
  const all: (MissingSetting | false)[] = [
    isExample(config.siteUrl) && {
      variable: 'GATSBY_SITE_URL',
      effect: `canonical links, feeds, the sitemap, and llms.txt give ${config.siteUrl}, which is not this site`,
    },
    config.footer.links.some(({ to }) => isExample(to)) && {
      variable: 'GATSBY_COMPANY_HOST',
      effect: 'the footer links to company, privacy policy, and terms of www.example.org',
    },
    config.repositoryUrl === '' && {
      variable: 'GATSBY_REPOSITORY_URL',
      effect: "pages have neither 'Edit this page' nor 'Report a problem'",
    },
    config.securityContact === '' && {
      variable: 'GATSBY_SECURITY_CONTACT',
      effect: 'there is no /.well-known/security.txt',
    },
  ];
  return all.filter((entry) => entry !== false);
}

/** One text about all missing settings; undefined when nothing is missing. */
export function missingSettingsText(missing = missingSettings()): string | undefined {
  if (missing.length === 0) return undefined;
  const lines = missing.map(({ variable, effect }) => `  ${variable.padEnd(30)} ${effect}`);
  return `Settings that a public site needs are missing (README, "Settings"):\n${lines.join('\n')}`;
}
