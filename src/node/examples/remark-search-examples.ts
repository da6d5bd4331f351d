import type { Code, Nodes, Parents, Root, RootContent } from 'mdast';
import { visit } from '../content/nodes/visit';
import type { VFile } from 'vfile';
import type { SearchResult } from '../../search/protocol/types';
import { calls, callOf } from '../../search/playground/calls';
import { requestOf } from '../../search/playground/service';
import { parsePlayground, playgroundAddress } from '../../search/playground/state';
import { callSamples, type RequestSample } from '../../search/protocol/samples/call-samples';
import { sampleUrl, sentCall, type SampleCall } from '../../search/protocol/samples/sample-call';
import {
  builtLanguages,
  type SampleLanguage,
} from '../../search/protocol/samples/sample-languages';
import {
  callPath,
  sampleCall,
  type CallHandler,
  type ExampleCall,
  type ExampleResponse,
} from './example-call';
import { formatJson } from '../../lib/text/format-json';
import { readExample, type SearchExample, reject } from './read-example';
import { checkProps } from '../authoring/check-props';
import { practiceResponse } from './practice-responses';
import { sampleShopSources } from '../shop/sample-files';
import { viewProps } from './view-props';
import type { JsonValue } from '../../lib/content-tree';
import { selectParts } from '../../search/playground/selection';
import { jsxElements, type JsxElement } from '../content/nodes/jsx-elements';
import { FaultError, report } from '../content/nodes/report-fault';
import { element, link, placeAt, text, type SiteElement } from '../content/nodes/site-element';

declare module 'vfile' {
  interface DataMap {
    /** Responds to a call that a page shows. */
    respond: CallHandler['response'] | undefined;
  }
}

/** Status of a call that the practice tenant does not have. */
const NOT_HERE = 501;

/**
 * remark plugin for MDX: `<SearchExample index="products" request="q=drill" show="result.products.total" />` becomes
 * the call in several languages, the part of the response that `show` names, and a link to the playground. Where nothing
 * responds the element is left out.
 */
export function remarkSearchExamples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const tasks: (() => Promise<void>)[] = [];
    visit(tree, [...jsxElements, 'siteElement'] as const, (node, _index, parent) => {
      if (node.type === 'siteElement') {
        if (node.data.hName === 'CallExample') tasks.push(() => fillCallExample(node, file));
      } else if (node.name === 'SearchExample' && parent)
        tasks.push(() => replaceExample(node, parent, file));
    });
    for (const run of tasks) await run();
  };
}

/** Replaces an element with its example, or with nothing if the element has a fault or its call no response. */
async function replaceExample(node: JsxElement, parent: Parents, file: VFile): Promise<void> {
  const replacement: Nodes[] = [];
  try {
    const example = checkProps(node, 'SearchExample', file) ? readExample(node) : undefined;
    const response = example && (await file.data.respond?.(example.call));
    if (response) replacement.push(exampleNode(example, response, node));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    report(file, node, ...error.fault);
  }
  const children: Nodes[] = parent.children;
  children.splice(children.indexOf(node), 1, ...replacement);
}

/** The example of a call with the response of the practice tenant; only the request if the tenant does not support the call. */
async function fillCallExample(node: SiteElement, file: VFile): Promise<void> {
  const { call: sample, show } = node.data.hProperties ?? {};
  const call = JSON.parse(String(sample)) as SampleCall;
  for (const source of sampleShopSources) file.data.loadFile?.(source);
  const { status, body } = await practiceResponse(call);
  const { method, path, query, body: sent } = sentCall(call);
  const request = `${method} ${path}${query === '' ? '' : `?${query}`}`;
  if (status !== 200 && status !== NOT_HERE)
    report(file, node, 'call-example-rejected', { request, status });
  node.data = element('div', [], { className: 'search-example' }).data;
  node.children = requestNodes(call, 'Request');
  if (status === 200) {
    const all = body as JsonValue;
    const excerpt = show === undefined ? all : (selectParts(all, String(show)).value ?? null);
    const title = 'Response of the practice tenant';
    node.children.push(
      ...practiceLink(call),
      element('RunHere', [], { request, ...(sent !== undefined && { body: sent }), shop: '' }),
      jsonNode(excerpt, title, show !== undefined),
    );
  }
  placeAt(node, node);
}

/** A link to the playground, for a call that it sends. */
function practiceLink(call: SampleCall): RootContent[] {
  const ids = calls.filter((id) => callOf(id).sources.includes('practice'));
  const addresses = ids.map((id) => `source=practice&call=${id}&index=${call.values['code']}`);
  const address = addresses.find(
    (query) => sampleUrl(requestOf(parsePlayground(query))) === sampleUrl(call),
  );
  if (address === undefined) return [];
  const anchor = link(playgroundAddress(parsePlayground(address)), text('Open in playground'));
  return [element('p', [anchor], { className: 'search-example-link' })];
}

function exampleNode(example: SearchExample, response: ExampleResponse, node: JsxElement) {
  checkStatus(example, response);
  const children = requestNodes(sampleCall(example.call), example.title, example.languages);
  children.push(...responseNodes(example, response));
  const playground = playgroundOf(example.call);
  const exampleElement = element('SearchExample', children, {
    ...(playground !== undefined && { playground }),
    ...(example.run && runProps(example.call, response)),
    ...(example.view && viewProps(example, response)),
  });
  return placeAt(exampleElement, node);
}

/** The samples of a call in these languages; without a list in the built ones, with the call for those that the browser makes. */
export function requestNodes(
  call: SampleCall,
  title: string,
  languages?: readonly SampleLanguage[],
): RootContent[] {
  const tabs = callSamples(call, languages ?? builtLanguages).map((sample) =>
    element('Tab', [codeNode(sample, title)], { label: sample.label }),
  );
  if (tabs.length === 1) return tabs.flatMap((tab) => tab.children);
  const callProps = !languages && { call: JSON.stringify(call), title };
  return [element('Tabs', tabs, { group: 'language', ...callProps })];
}

/** Refuses a status that the author did not announce. */
function checkStatus({ status, call }: SearchExample, { statusCode, body }: ExampleResponse): void {
  if (statusCode === status) return;
  const reason = (body as { errorMessage?: unknown }).errorMessage;
  const responded =
    statusCode === 200 ? 'responds with 200' : `is rejected with ${statusCode}: ${String(reason)}`;
  reject('example-response', {
    outcome: responded,
    status,
    fix:
      statusCode === 200
        ? 'remove status, or show a request that the search rejects'
        : `correct ${call.body === undefined ? 'request' : 'the body'}, or write status="${statusCode}" to show the error`,
  });
}

/** The code of the response, or of the parts of it that the page shows. */
function responseNodes({ show }: SearchExample, { body, statusCode }: ExampleResponse): Code[] {
  if (show === undefined) return [];
  const title = statusCode === 200 ? 'Response' : `Response with status ${statusCode}`;
  if (show === 'all') return [jsonNode(body, title)];
  const { value, problem } = selectParts(body, show);
  if (problem) reject('example-show', { problem: problem.message, expected: problem.expected });
  return [jsonNode(value, title, true)];
}

/** Address of the call in the playground, which has the complete shop; undefined for a body, which no address has. */
function playgroundOf({ kind, query, body, first }: ExampleCall) {
  if (first !== undefined || body !== undefined) return undefined;
  const call = kind === 'suggest' ? `call=suggest&${query}` : query;
  const address = playgroundAddress(parsePlayground(`source=shop&${call}`));
  // Brackets of list forms, which addresses of the site show, are no valid part of a link.
  return address.replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** The call of 'Run here', with the number of hits and the first ones that a search has in the shop or in the products that readers have fed. */
function runProps(call: ExampleCall, response: ExampleResponse): Record<string, string> {
  const { index, kind, query, body, first } = call;
  const method = body === undefined ? 'GET' : 'POST';
  const run = {
    run: `${method} ${callPath(call)}${query === '' ? '' : `?${query}`}`,
    ...(body !== undefined && { body }),
    ...(first === undefined && { shop: '' }),
  };
  if (kind === 'suggest') return run;
  const { result } = response.body as { result?: Record<string, SearchResult | undefined> };
  const resultSet = result?.[index];
  if (!resultSet) return run;
  const ids = resultSet.documents.map(({ id }) => id).join(',');
  return { ...run, hits: String(resultSet.total), ...(ids !== '' && { ids }) };
}

function jsonNode(value: JsonValue, title: string, isShortened = false): Code {
  const meta = `title=${JSON.stringify(title)}${isShortened ? ' shortened' : ''}`;
  return { type: 'code', lang: 'json', meta, value: formatJson(value) };
}

function codeNode({ language, code }: RequestSample, title: string): Code {
  const meta = `title=${JSON.stringify(title)}${language === 'http' ? ' wrap' : ''}`;
  return { type: 'code', lang: language, meta, value: code };
}
