import { filled, type Placeholder } from './placeholders';

/** A row of the table of placeholders; in its texts, backticks mark code and `[…](…)` a link. */
interface Row extends Placeholder {
  /** Paths in which the first form stands for this. */
  within?: string;
  meaning: string;
  where: string;
}

const operator = '[Ask the operator](/docs/qsc-admin/faq/what-the-operator-does';

/** All placeholders, as the table on 'Concepts' lists them. */
export const placeholders: readonly Row[] = [
  {
    ...filled.host,
    meaning: 'Host name of the console and the API, without `https://`',
    where: `${operator}#host). Production and development have different hosts.`,
  },
  { ...filled.tenant, meaning: 'Code of your tenant', where: 'Top right of the console' },
  {
    ...filled.code,
    meaning: 'Code of the search app',
    where: 'You choose it in the Quick Start.',
  },
  {
    ...filled.feeding,
    within: 'a feeding path',
    meaning: 'Code of the feeding',
    where: 'With the Quick Start, the same as the code of the search app.',
  },
  {
    forms: ['{code}'],
    within: 'another path',
    samples: ['redirects'],
    meaning: 'Code of the part that the path is about: a list, a monitor, an agent',
    where: 'The page of that part in the console',
  },
  {
    forms: ['{token}'],
    samples: ['$QSC_FEEDING_TOKEN', '$QSC_ADMIN_TOKEN'],
    meaning: 'An API token',
    where: 'Console: Security → API Tokens',
  },
  {
    forms: ['{env}'],
    samples: ['prod'],
    meaning: 'The environment, `prod` or `dev`',
    where: 'You choose it.',
  },
  {
    forms: ['{id}', '{facetId}'],
    samples: ['brand'],
    meaning: 'Id of a facet or filter, without a dot',
    where: 'The facet configuration, or `facets[].id` in a response',
  },
  {
    forms: ['{field}', '{name}'],
    samples: ['title'],
    meaning: 'Name of a field or of a parameter',
    where: 'Your field schema; your search configuration',
  },
  {
    forms: ['{feedingType}'],
    samples: ['qsc'],
    meaning: 'Type of a feeding: `qsc` or `reporting`',
    where: '[Feeding API](/docs/qsc-admin/admin/feeding/feeding-api-integration)',
  },
  {
    forms: ['{assetCode}', '{path}'],
    samples: ['shop', 'img/logo.png'],
    meaning: 'Code of an asset group, and a path inside it',
    where: '[Address static files](/docs/qsc-admin/admin/asset)',
  },
  {
    forms: ['{shortUrl}'],
    samples: ['drills'],
    meaning: 'The short part of a short URL',
    where: 'The column `shortUrl` of its list',
  },
  {
    forms: ['{options}', '{image-source}'],
    samples: ['width=320'],
    meaning: 'Options of a scaled image, and the address of the original',
    where: '[Image scaler](/docs/qsc-image-scaler/mainDocs)',
  },
  {
    forms: ['{package}'],
    samples: ['{package}'],
    meaning: 'Java package of a pipeline filter class',
    where: `${operator}#class-name)`,
  },
];
