import type { ValueName } from './values';

/** The ways to write a placeholder: a name in braces for a value that differs from reader to reader. */
interface PlaceholderForms {
  /** The names in braces. */
  forms: readonly string[];
  /** Values that samples use instead. */
  samples: readonly string[];
}

/** Placeholders by the reader's value that fills them. */
export const valuePlaceholders: Readonly<Record<ValueName, PlaceholderForms>> = {
  host: { forms: ['{host}'], samples: ['{host}'] },
  tenant: { forms: ['{tenant}'], samples: ['demo'] },
  code: { forms: ['{index}', '{code}', '{searchCode}'], samples: ['products'] },
  feeding: { forms: ['{code}', '{feedingCode}'], samples: ['products'] },
};

/** Paths up to the tenant, by the value that follows the tenant. In other paths, `{code}` means the code of something else. */
export const codePaths = {
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

/** Patterns of setting and variable names, by the value of the setting. Case does not matter. */
export const settingNames = {
  tenant: 'tenant(?:code)?',
  code: 'search ?(?:apps?|code|resultid)|result(?:setid|key)|id',
  feeding: 'feeding(?:code)?',
};

/** Names whose value only looks like a code: an alias of an index, a label. */
export const unrelatedNames = /^(?:alias|label|name)$/;
