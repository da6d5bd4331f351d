import { readValue } from '../../../lib/placeholders/values';
import { isRealAddress, site, type SiteConfig } from '../../../site';

/** A setting whose value cannot be used. */
interface InvalidSetting {
  variable: string;
  found: string;
  /** The allowed form, with an example. */
  expected: string;
}

const address = 'a full address, such as https://host/path, or empty';

/** Settings of the environment that end a build. */
export function invalidSettings(config: SiteConfig = site): InvalidSetting[] {
  const isAddress = (text: string) => text === '' || /^https?:\/\/[^/\s]/.test(text);
  const isUrl = (text: string) => isAddress(text) && (text === '' || URL.canParse(text));
  const all: (InvalidSetting | false)[] = [
    (!/^https?:\/\/[^/?#\s]+$/.test(config.siteUrl) || !URL.canParse(config.siteUrl)) && {
      variable: 'GATSBY_SITE_URL',
      found: config.siteUrl,
      expected:
        'the origin of the site without a slash at its end, such as https://docs.example.com',
    },
    !/^(?:\/[^/?#\s]+)*$/.test(config.pathPrefix) && {
      variable: 'GATSBY_PATH_PREFIX',
      found: config.pathPrefix,
      expected: 'a path with a slash at its start and none at its end, such as /help, or empty',
    },
    ...(
      [
        ['GATSBY_REPOSITORY_URL', config.repositoryUrl],
        ['GATSBY_FEEDBACK_ENDPOINT', config.feedbackEndpoint],
        ['GATSBY_EVENTS_ENDPOINT', config.eventsEndpoint],
        ['GATSBY_MCP_URL', config.mcpUrl],
        ['GATSBY_SEARCH_APPLICATION_URL', config.searchApplicationUrl],
      ] as const
    ).map(
      ([variable, found]) =>
        !(isRealAddress(found) ? isUrl(found) : isAddress(found)) && {
          variable,
          found,
          expected: address,
        },
    ),
  ];
  return [
    ...all,
    ...(['host', 'tenant'] as const).map((name) => {
      const found = config.values.fixed[name];
      return (
        found !== undefined &&
        readValue(name, found) !== found && {
          variable: `GATSBY_VALUES_${name.toUpperCase()}`,
          found,
          expected: `a ${name} such as ${name === 'host' ? 'search.example.com' : 'demo'}, or empty`,
        }
      );
    }),
  ].filter((entry) => entry !== false);
}

/** One text about all settings that cannot be used; undefined when there is none. */
export function invalidSettingsText(invalid = invalidSettings()): string | undefined {
  if (invalid.length === 0) return undefined;
  const lines = invalid.map(
    ({ variable, found, expected }) =>
      `  ${variable} is ${JSON.stringify(found)}\n    expected: ${expected}\n    fix: set the variable, or unset it (README, "Settings")`,
  );
  return `The settings of this build cannot be used:\n${lines.join('\n')}`;
}
