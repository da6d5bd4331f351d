import type { ValueName } from './values';

/** A name in braces for which each reader has a value of their own. */
interface Placeholder {
  /** Ways to write it. */
  forms: readonly string[];
  /** What samples have in its place. */
  sample: string;
  /** Value of a reader that fills the place; absent: none does. */
  value?: ValueName;
}

/** The placeholders of these pages, as the table on 'Concepts' lists them. */
export const placeholders: readonly Placeholder[] = [
  { forms: ['{host}'], sample: '{host}', value: 'host' },
  { forms: ['{tenant}'], sample: 'demo', value: 'tenant' },
  { forms: ['{index}', '{code}', '{searchCode}'], sample: 'products', value: 'code' },
  { forms: ['{code}', '{feedingCode}'], sample: 'products', value: 'feeding' },
  { forms: ['{code}'], sample: 'redirects' },
  { forms: ['{token}'], sample: '$QSC_FEEDING_TOKEN' },
  { forms: ['{env}'], sample: 'prod' },
  { forms: ['{id}', '{facetId}'], sample: 'brand' },
  { forms: ['{field}', '{name}'], sample: 'title' },
  { forms: ['{feedingType}'], sample: 'qsc' },
  { forms: ['{assetCode}', '{path}'], sample: 'shop' },
  { forms: ['{shortUrl}'], sample: 'drills' },
  { forms: ['{options}', '{image-source}'], sample: 'width=320' },
  { forms: ['{package}'], sample: '{package}' },
];

/** Paths of a host up to the tenant, by the value that fills what follows it: a code of the part that the path is about has none. */
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
  none: [
    'api/v1/admin/category/merge/facet',
    'api/v1/admin/config',
    'api/v1/admin/list/export',
    'api/v1/agent/chat',
    'api/v1/agent/chat/streaming',
    'api/v1/api-mapper/map',
    'api/v1/category',
    'api/v1/monitoring/check',
    'api/v1/monitoring/details',
    'api/v1/short-url',
    'console/list',
    'console/monitoring',
    'admin/#/security',
  ],
} as const;

/** Names of settings and variables that hold a value, in small letters. */
export const settings: Readonly<Record<string, ValueName>> = {
  tenant: 'tenant',
  tenantcode: 'tenant',
  searchcode: 'code',
  searchresultid: 'code',
  resultsetid: 'code',
  resultkey: 'code',
  'search app': 'code',
  feedingcode: 'feeding',
  feeding: 'feeding',
};
