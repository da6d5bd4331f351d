import * as Type from '../protocol/schema/type';
import { notJson } from '../../lib/values/json-fault';
import { parseJson } from '../../lib/values/parse-json';
import { docPage, docPages } from '../../lib/addresses/routes';
import { absoluteUrl } from '../../lib/addresses/urls';
import { checkAll, firstFaulty, isCorrected, shownRequest, summaryOf } from '../doctor/report';
import { checkOnShop } from '../doctor/shop';
import { handleSearch, handleSuggest } from '../engine/handle-call';
import { RequestError } from '../protocol/request-error';
import { callsInGuides, undocumentedGroups, operationGroups } from '../protocol/schema/operation';
import type { SearchResponse } from '../protocol/types';
import { operations } from '../protocol/schema/operations';
import { pageTools } from './page-tools';
import { askShop } from './sources';
import { MAX_TEXT, text, toolOf } from './tool';
import { ToolError } from './tool-error';

const groups = Object.keys(operationGroups);
const inGuides = callsInGuides.map(({ guide, ...call }) => ({
  ...call,
  guide: absoluteUrl(docPage(guide.replace(/\.mdx$/, '')), ''),
}));

const listOperations = toolOf({
  name: 'list_operations',
  title: 'List the calls of the API',
  description:
    'Lists the calls of the QSC API with method, path, token (`not stated` where the documentation does not say whether the call needs one), the allowed values of its path parameters, parameters and the page of the reference, the groups whose calls are not described, and the calls that a guide shows.',
  input: Type.Object({
    group: Type.Optional(Type.Enum(groups, { description: 'Only the calls of a group.' })),
  }),
  run: ({ group }) => ({
    operations: operations
      .filter((operation) => group === undefined || operation.group === group)
      .map(({ id, method, path, summary, token, ...call }) => ({
        id,
        method,
        path,
        summary,
        token,
        pathParameters: Object.fromEntries(
          Object.entries(call.pathParameters).map(([name, schema]) => [
            name,
            'enum' in schema ? schema.enum : 'any',
          ]),
        ),
        parameters: Object.keys(call.query),
        body: call.body ?? null,
        response: call.response.schema ?? null,
        reference: referenceOf(call.group, id),
      })),
    ...(group === undefined && { notDescribed: undocumentedGroups, inGuides }),
  }),
});

const validateRequest = toolOf({
  name: 'validate_request',
  title: 'Check a request',
  description:
    'Checks a request without sending it: a text as people paste it (a curl command, an HTTP request, an address, a body, a fetch call, an error response). Returns each fault with the section that explains the rule, the corrected request, and what a search finds in the sample shop.',
  input: Type.Object({ text: text('A pasted text.', 100_000, 1) }),
  run: async (input, { shop }) => {
    const reports = await checkAll(input.text);
    const checked = reports[firstFaulty(reports)];
    if (!checked || (!checked.request && checked.findings.length === 0))
      throw new ToolError(
        'This is no request and no error. Send a curl command, an HTTP request, or an address.',
      );
    const report = await checkOnShop(checked, askShop(shop));
    const { kind, operation, findings, hits } = report;
    const request = shownRequest(report);
    return {
      kind,
      valid: findings.every(({ severity }) => severity === 'advice'),
      faults: findings.map(({ code, message, severity, page }) => ({
        code,
        message,
        severity,
        page: absoluteUrl(page, ''),
      })),
      ...(reports.length > 1 && { requests: reports.map(summaryOf) }),
      ...(request && { [isCorrected(report) ? 'corrected' : 'request']: request }),
      ...(hits !== undefined && { hitsInSampleShop: hits }),
      explainedOn: operation
        ? referenceOf(operation.group, operation.id)
        : absoluteUrl(docPages.apiReference, ''),
    };
  },
});

const runRequest = toolOf({
  name: 'run_request',
  title: 'Run a request on the sample shop',
  description:
    'Runs a search or suggest call on the sample shop of the documentation with the engine of this site. Nothing is sent to a service.',
  input: Type.Object({
    call: Type.Optional(
      Type.Enum(['search', 'suggest'], { description: 'The call.', default: 'search' }),
    ),
    query: Type.Optional(text('Query string, such as q=drill&rows=3.', 4000)),
    body: Type.Optional(text('JSON body of a POST search.', 20_000)),
  }),
  run: async (input, { shop }) => {
    const index = await shop();
    const { call, query = '', body: written } = input;
    try {
      if (call === 'suggest') return { status: 200, body: await handleSuggest(index, query) };
      const body = written === undefined ? undefined : jsonOf(written);
      const path = '/api/v1/search/demo/products';
      const echo = { url: `https://{host}${path}`, path };
      const response = await handleSearch(index, { query, body }, echo);
      return { status: 200, ...limitDocuments(response) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { statusCode, message } = error;
      return { status: statusCode, body: { statusCode, errorMessage: message } };
    }
  },
});

/** Leaves out documents from the end until the response has the maximum length of a text. */
function limitDocuments(body: SearchResponse): { body: SearchResponse; truncated?: true } {
  const isLong = () => JSON.stringify(body, null, 2).length > MAX_TEXT;
  if (!isLong()) return { body };
  for (const result of Object.values(body.result))
    while (result && result.documents.length > 0 && isLong()) result.documents.pop();
  return { body, truncated: true };
}

function jsonOf(body: string): unknown {
  const json = parseJson(body);
  if (!json) throw new ToolError(notJson(body));
  return json.value;
}

function referenceOf(group: string, id: string): string {
  return absoluteUrl(`${docPages.apiReference}/${group}#${id}`, '');
}

export const SERVER_VERSION = '1.0.0';

export const docsTools = [...pageTools, listOperations, validateRequest, runRequest];
