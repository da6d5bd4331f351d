import { valuePlaceholders, type PlaceholderForms } from './placeholders';

/** A row of the table of placeholders. In its texts, backticks mark code and `[…](…)` a link. */
interface Row extends PlaceholderForms {
  meaning: string;
  where: string;
  /** Paths to which this meaning of the first form is limited. */
  within?: string;
}

const row = (forms: PlaceholderForms, meaning: string, where: string, within?: string): Row => ({
  ...forms,
  meaning,
  where,
  ...(within !== undefined && { within }),
});

/** A placeholder that no value fills. Forms and samples are separated by spaces. */
const unfilled = (forms: string, samples: string): PlaceholderForms => ({
  forms: forms.split(' '),
  samples: samples.split(' '),
});

const operator = '[Ask the operator](/docs/qsc-admin/faq/what-the-operator-does';
const hosts = `${operator}#host). Production and development have different hosts.`;
const quickStart = 'With the Quick Start, the same as the code of the search app.';
const part = 'Code of the part that the path is about: a list, a monitor, an agent';
const feeding = '[Feeding API](/docs/qsc-admin/admin/feeding/feeding-api-integration)';
const files = '[Link to static files](/docs/qsc-admin/admin/asset)';
const scaled = 'Options of a scaled image, and the address of the original';
const tokens = unfilled('{token}', '$QSC_FEEDING_TOKEN $QSC_ADMIN_TOKEN');
const ofFacet = 'The facet configuration, or `facets[].id` in a response';
const ofField = 'Your field schema; your search configuration';
const image = unfilled('{options} {image-source}', 'width=320');
const asset = unfilled('{assetCode} {path}', 'shop img/logo.png');
const scaler = '[Image scaler](/docs/qsc-image-scaler/mainDocs)';
const javaPackage = unfilled('{package}', '{package}');

/** All placeholders, as the table on 'Concepts' lists them. */
export const placeholders: readonly Row[] = [
  row(valuePlaceholders.host, 'Host name of the console and the API, without `https://`', hosts),
  row(valuePlaceholders.tenant, 'Code of your tenant', 'Top right of the console'),
  row(valuePlaceholders.code, 'Code of the search app', 'You choose it in the Quick Start.'),
  row(valuePlaceholders.feeding, 'Code of the feeding', quickStart, 'a feeding path'),
  row(
    unfilled('{code}', 'redirects'),
    part,
    'The page of that part in the console',
    'another path',
  ),
  row(tokens, 'An API token', 'Console: Security → API Tokens'),
  row(unfilled('{env}', 'prod'), 'The environment, `prod` or `dev`', 'You choose it.'),
  row(unfilled('{id} {facetId}', 'brand'), 'Id of a facet or filter, without a dot', ofFacet),
  row(unfilled('{field} {name}', 'title'), 'Name of a field or of a parameter', ofField),
  row(unfilled('{feedingType}', 'qsc'), 'Type of a feeding: `qsc` or `reporting`', feeding),
  row(asset, 'Code of an asset group, and a path inside it', files),
  row(
    unfilled('{shortUrl}', 'drills'),
    'The short part of a short URL',
    'The column `shortUrl` of its list',
  ),
  row(image, scaled, scaler),
  row(javaPackage, 'Java package of a pipeline filter class', `${operator}#class-name)`),
];
