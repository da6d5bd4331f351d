import { readValue, type ValueName } from '../../../lib/placeholders/values';
import { shorten } from '../../faults/texts/text';
import { isDay } from '../publication';

/** A variable of the environment that changes a build: a row of the README's table. */
export interface Setting {
  variable: string;
  /** The effect, in Markdown. */
  meaning: string;
  /** The effect without a value, in Markdown. */
  default: string;
  /** The allowed form, with an example. */
  expected: string;
  /** Whether a build can use a text; an empty one is no value, and never tried. */
  isValid: (text: string) => boolean;
}

/** Longer values are a mistake, such as a file instead of its name. */
const MAX_CHARACTERS = 2000;

/** Whether a text is an address. Pages would publish a password in it, and browsers send nothing to such an address. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"{}@/?#]+(?:[/?#][^\s<>"{}]*)?$/.test(text) && URL.canParse(text);
}

/** Whether a text is an address in which names in braces represent values of the reader. */
function isReadersAddress(text: string): boolean {
  return isAddress(text.replace(/\{\w+\}/g, 'x'));
}

function isHost(text: string): boolean {
  return /^[\w.-]+(?::\d+)?$/.test(text) && URL.canParse(`https://${text}`);
}

const expected = 'a full address without a name and password, such as https://host/path';
const address = { expected, isValid: isAddress };
const readersAddress = { expected, isValid: isReadersAddress };

const value = (name: ValueName, example: string) => ({
  expected: `a ${name}, such as ${example}`,
  isValid: (text: string) => readValue(name, text) === text,
});

const oneOf = (...allowed: string[]) => ({
  expected: allowed.join(' or '),
  isValid: (text: string) => allowed.includes(text),
});

/** All settings of the environment. Nothing else of a build depends on a variable that an operator sets. */
export const settings: readonly Setting[] = [
  {
    variable: 'GATSBY_SITE_URL',
    meaning:
      'origin in canonical links; needed for social pictures, which pages name by full address',
    default: '`https://docs.example.org`',
    expected: 'the origin of the site without a slash at its end, such as https://docs.example.com',
    isValid: (text) => /^https?:\/\/[^/?#]+$/.test(text) && isAddress(text),
  },
  {
    variable: 'GATSBY_PATH_PREFIX',
    meaning: 'path below the origin; build with `npm run build -- --prefix-paths`',
    default: 'none',
    expected: 'a path with a slash at its start and none at its end, such as /help',
    isValid: (text) => /^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)+$/.test(text),
  },
  { variable: 'GATSBY_REPOSITORY_URL', meaning: 'source repository', default: 'none', ...address },
  {
    variable: 'GATSBY_SEARCH_APPLICATION_URL',
    meaning: "the navbar's link to the console",
    default: "`/console` on the reader's own host",
    ...readersAddress,
  },
  {
    variable: 'GATSBY_SEARCH_API_ENDPOINT',
    meaning: 'address of a hosted search, `https://{host}/api/v1/search/{tenant}/{index}`',
    default: 'none: the site responds in the browser',
    ...readersAddress,
  },
  {
    variable: 'GATSBY_SEARCH_SUGGEST_ENDPOINT',
    meaning: 'address of its suggestions, `https://{host}/api/v1/search/suggest/{tenant}/{index}`',
    default: 'none: the site responds in the browser',
    ...readersAddress,
  },
  {
    variable: 'GATSBY_SEARCH_RESULT_KEY',
    meaning: 'key of the hits in its responses',
    default: '`documentation`',
    expected: 'a key of letters, digits, hyphens, dots, and underscores, such as documentation',
    isValid: (text) => /^[\w.-]+$/.test(text),
  },
  {
    variable: 'GATSBY_SEARCH_PARAMETERS',
    meaning: 'query string that is added to both calls',
    default: 'none',
    expected: 'a query string without a question mark, such as f.language=en&rows=20',
    isValid: (text) => /^[^\s=&?#<>"]+=[^\s=&?#<>"]*(?:&[^\s=&?#<>"]+=[^\s=&?#<>"]*)*$/.test(text),
  },
  {
    variable: 'GATSBY_COMPANY_HOST',
    meaning: "host of the footer's links",
    default: '`www.example.org`',
    expected: 'a host without https://, such as www.example.com',
    isValid: isHost,
  },
  {
    variable: 'GATSBY_VALUES_HOST',
    meaning: 'host that samples show, for a site of one customer',
    default: "the reader's host or tenant",
    ...value('host', 'search.example.com'),
  },
  {
    variable: 'GATSBY_VALUES_TENANT',
    meaning: 'tenant that samples show, for a site of one customer',
    default: "the reader's host or tenant",
    ...value('tenant', 'demo'),
  },
  {
    variable: 'GATSBY_VALUES_DIALOG',
    meaning: '`off`: readers cannot enter values of their own',
    default: '`on`',
    ...oneOf('on', 'off'),
  },
  {
    variable: 'GATSBY_FEEDBACK_ENDPOINT',
    meaning: "address that 'Was this page helpful?' posts to",
    default: 'none: a prefilled issue when there is a repository',
    ...address,
  },
  {
    variable: 'GATSBY_ASSISTANTS',
    meaning:
      'assistants that a page can be opened in: `Name=https://host/new?q={page}`, with spaces between them',
    default: 'none',
    expected: 'Name=https://host/new?q={page}, with spaces between several',
    isValid: (text) =>
      text
        .trim()
        .split(/\s+/)
        .every((entry) => {
          const [, to = ''] = /^[^=<>"]+=(https:.*\{page\}.*)$/.exec(entry) ?? [];
          return isReadersAddress(to);
        }),
  },
  {
    variable: 'GATSBY_EVENTS_ENDPOINT',
    meaning: 'address that events of readers are sent to; `deploy/README.md` says which',
    default: 'none: nothing is sent',
    ...address,
  },
  {
    variable: 'GATSBY_MCP_URL',
    meaning:
      'address of the tools for assistants, such as `https://host/mcp`, which the page about them then gives',
    default: "none: a server on the reader's own machine",
    ...address,
  },
  {
    variable: 'GATSBY_SECURITY_CONTACT',
    meaning: 'contact in `/.well-known/security.txt`, `mailto:…` or `https://…`',
    default: 'none: no such file',
    expected: 'mailto:security@example.com, or an address with https://',
    isValid: (text) =>
      /^mailto:[^\s<>"@]+@[^\s<>"@]+$/.test(text) || (/^https:/.test(text) && isAddress(text)),
  },
  {
    variable: 'GATSBY_PREVIEW',
    meaning: '`1`: search engines leave out all pages, for the preview of a change',
    default: '`0`',
    ...oneOf('0', '1'),
  },
  {
    variable: 'QSC_SOURCE_MAPS',
    meaning: '`1` writes source maps beside the scripts',
    default: '`0`',
    ...oneOf('0', '1'),
  },
  {
    variable: 'QSC_BUILD_DATE',
    meaning: 'day that a build is of; posts with a later date are left out',
    default: 'today, UTC',
    expected: 'a day, such as 2025-03-31',
    isValid: isDay,
  },
];

/**
 * One text about all settings of an environment that cannot be used; undefined when there is none.
 * @param env variables by their names
 */
export function invalidSettingsText(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const lines = settings.flatMap(({ variable, expected, isValid }) => {
    const value = env[variable] ?? '';
    if (value === '' || (value.length <= MAX_CHARACTERS && isValid(value))) return [];
    // Logs are public more often than settings.
    const text = shorten(value.replace(/(?<=:\/\/)\S*(?=@)/, '…'));
    return `  ${variable} is ${JSON.stringify(text)}\n    expected: ${expected}, or empty\n    fix: set the variable, or unset it (README, "Settings")`;
  });
  if (lines.length === 0) return undefined;
  return `The settings of this build cannot be used:\n${lines.join('\n')}`;
}

/** Ends the process, before any work, where settings of the environment cannot be used. */
export function endOnInvalidSettings(): void {
  const text = invalidSettingsText();
  if (text === undefined) return;
  console.error(text);
  process.exit(1);
}
