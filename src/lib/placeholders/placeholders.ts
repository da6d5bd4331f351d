import type { ValueName } from './values';

/** A name in braces for which each reader has a value of their own. */
export interface Placeholder {
  /** Ways to write it. */
  forms: readonly string[];
  /** What samples have in its place. */
  samples: readonly string[];
}

/** Placeholders that values of the reader fill, by the value. */
export const filled: Readonly<Record<ValueName, Placeholder>> = {
  host: { forms: ['{host}'], samples: ['{host}'] },
  tenant: { forms: ['{tenant}'], samples: ['demo'] },
  code: { forms: ['{index}', '{code}', '{searchCode}'], samples: ['products'] },
  feeding: { forms: ['{code}', '{feedingCode}'], samples: ['products'] },
};

/** Paths of a host up to the tenant, by the value that fills what follows it; other parts than these have codes of their own. */
export const paths = {
  code: [
    'api/v1/search',
    'api/v1/search/suggest',
    'api/v1/suggest',
    'api/v1/searchapp/schema',
    'api/v1/search-data-picker',
    'cdn/qsc',
    'd/[^/\\s]+',
  ],
  feeding: ['api/v1/data/bulk/[^/\\s]+', 'api/v1/data/fullfeed/[^/\\s]+'],
};

/** Names of settings, variables, and parts of the platform that have a value, for patterns that ignore case. */
export const names = {
  tenant: 'tenant(?:code)?',
  code: 'search ?(?:apps?|code|resultid)|result(?:setid|key)|id',
  feeding: 'feeding(?:code)?',
};

/** Names whose value only reads like a code: an alias of an index, a label. */
export const otherNames = /^(?:alias|label|name)$/;
