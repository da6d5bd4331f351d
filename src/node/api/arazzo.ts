import { stringify } from 'yaml';
import { arazzoRoutes, sampleShopRoutes } from '../../lib/addresses/output-routes';
import { docPage, docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import type { JsonObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { matchPath, neededToken } from '../../search/protocol/operations';
import { shopCalls } from '../../search/practice/shop-calls';
import { operations } from '../../search/protocol/schema/operations';
import type { CompiledStep } from '../content/compiled-content';
import { camelCase } from './openapi';

export interface RunPage {
  title: string;
  path: string;
  steps: readonly CompiledStep[];
}

const inputs = {
  type: 'object',
  properties: {
    tenant: { type: 'string', default: 'demo', description: 'Code of the tenant.' },
    adminToken: { type: 'string', format: 'password', description: 'Token for the schema.' },
    feedingToken: { type: 'string', format: 'password', description: 'Token for documents.' },
  },
};

/** A search finds new documents when the queue is empty. */
const waiting = [{ name: 'wait', type: 'retry', retryAfter: 5, retryLimit: 24 }];

const loadShop = 'load-sample-shop';

/** The calls that load the sample shop. @param files of the shop, by address */
export function shopSteps(files: ReadonlyMap<string, string>): CompiledStep[] {
  const body = (name: string) => files.get(name) ?? '';
  const { length: hits } = JSON.parse(body(sampleShopRoutes.products)) as unknown[];
  const search = { method: 'GET', path: '/api/v1/search/demo/products', query: 'q=*&rows=0', hits };
  const calls = shopCalls.map(({ file, ...call }) => ({ ...call, query: '', body: body(file) }));
  return [...calls, search].map((step) => ({ ...step, needsShop: false }));
}

/**
 * The calls that pages offer to run, as workflows of Arazzo: those of the sample shop after the workflow that loads it,
 * and those that begin with an empty search app.
 * @param shop calls that load the shop
 */
export function arazzoFiles(
  pages: readonly RunPage[],
  shop: readonly CompiledStep[],
): [file: string, text: string][] {
  // Examples of the reference stand alone: they are no sequence.
  const guides = pages
    .filter(({ path }) => !path.startsWith(`${docPages.apiReference}/`))
    .map((page) => ({ ...page, steps: page.steps.filter((step) => operationOf(step)) }))
    .filter(({ steps }) => steps.length > 0);
  const needsShop = ({ steps }: RunPage) => steps.some((step) => step.needsShop);
  const writes = ({ steps }: RunPage) => steps.some(isWrite);
  const shopGuides = guides.filter(needsShop);
  // Pages without the shop go on from the first tutorial.
  const isFirst = ({ path }: RunPage) => Number(path === topicPages.firstSearchApp);
  const others = guides.filter((page) => !needsShop(page)).sort((a, b) => isFirst(b) - isFirst(a));
  const names = Object.keys(inputs.properties);
  const parameters = names.map((name) => ({ name, value: `$inputs.${name}` }));
  const reload = { stepId: loadShop, workflowId: loadShop, parameters };
  const load = { title: 'Load the sample shop', path: docPage(loadShop), steps: shop };
  return [
    // The tutorial finds ten products: the shop has more.
    file(
      arazzoRoutes.tutorials,
      'Tutorials that begin with an empty search app',
      others.map((page) => workflow(page)),
    ),
    file(arazzoRoutes.shop, 'Calls on the sample shop', [
      ...[load, ...shopGuides.filter((page) => !writes(page))].map((page) => workflow(page)),
      ...shopGuides.filter(writes).map((page) => workflow(page, [reload])),
    ]),
  ];
}

const isWrite = ({ method, path }: CompiledStep) => method === 'PUT' || path.includes('/data/');

function file(route: string, title: string, workflows: readonly JsonObject[]): [string, string] {
  const document = {
    arazzo: '1.0.1',
    info: { title, version: '1.0.0' },
    // Both files are read beside each other, on the site and on the machine of a reader.
    sourceDescriptions: [{ name: 'qsc', url: '../openapi/qsc.yaml', type: 'openapi' }],
    workflows,
  };
  return [route, stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })];
}

function workflow({ title, path, steps }: RunPage, first: readonly JsonObject[] = []) {
  return {
    // The route of the page below the documentation.
    workflowId: path.replace(/^\/\w+\//, '').replace(/[^\w-]+/g, '-'),
    summary: title,
    inputs,
    steps: [
      ...first,
      ...steps.map((step, at) => {
        const before = steps[at - 1];
        const waits = step.hits !== undefined && before && isWrite(before);
        return { stepId: `step-${at + 1}`, ...call(step), ...(waits && { onFailure: waiting }) };
      }),
    ],
  };
}

/** The operation of a call; undefined where the API has none. */
const operationOf = ({ method, path }: CompiledStep) =>
  matchPath(
    operations.filter((operation) => operation.method === method),
    path,
  )[0];

function call(step: CompiledStep): JsonObject {
  const { path, query, body, hits } = step;
  const operation = operationOf(step);
  if (!operation) return {};
  const token = neededToken(operation.call);
  const tokenInput = token === 'admin token' ? '$inputs.adminToken' : '$inputs.feedingToken';
  const parameters = [
    ...Object.entries(operation.values).map(([name, value]) => ({
      name,
      in: 'path',
      value: name === 'tenant' ? '$inputs.tenant' : value,
    })),
    ...queryParameters(query),
    ...(token ? [{ name: 'X-QSC-Token', in: 'header', value: tokenInput }] : []),
  ];
  const total = `$response.body#/result/${path.split('/').at(-1)}/total`;
  return {
    operationId: `$sourceDescriptions.qsc.${camelCase(operation.call.id)}`,
    parameters,
    ...(body !== undefined && {
      requestBody: { contentType: 'application/json', payload: parseJson(body)?.value },
    }),
    successCriteria: [
      { condition: '$statusCode >= 200 && $statusCode < 300' },
      ...(hits === undefined ? [] : [{ condition: `${total} == ${hits}` }]),
    ],
  };
}

/** Arazzo has each name once: filters with several values take the form with brackets. */
function queryParameters(query: string): JsonObject[] {
  const params = new URLSearchParams(query);
  return [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    const form = /\.(?:or|and)$/.test(name) ? name : `${name}.or`;
    return { name: values.length > 1 ? `${form}[]` : name, in: 'query', value: values.join(',') };
  });
}
