import { parseJson } from '../../lib/values/parse-json';
import { decodeRequest } from '../../search/protocol/query-string';
import { sampleNames, type SampleLanguage } from '../../search/protocol/samples/sample-languages';
import type { CodeAndValues } from '../faults/faults';
import type { JsxElement } from '../content/nodes/jsx-elements';
import { EXAMPLE_INDEX, readableQuery, type ExampleCall } from './example-call';
import { FaultError } from '../content/nodes/report-fault';

const form =
  '<SearchExample index="products" request="q=drill&rows=3" show="result.products.total" />';

/** Reads the props of a `<SearchExample>`, which `checkProps` allows, and the JSON in it, the body of a POST. Its first fault ends the example. */
export function readExample(node: JsxElement) {
  if (node.type === 'mdxJsxTextElement') reject('in-paragraph', { name: 'SearchExample' });
  const given = propsOf(node);
  const kind = given.get('call') === 'suggest' ? 'suggest' : 'search';
  const [status, first] = [given.get('status') ?? '200', given.get('first')];
  const languages = languagesOf(given.get('languages'));
  const body = bodyOf(node, given.has('request'));
  const query = readableQuery(given.get('request') ?? '');
  const other = kind === 'search' ? unknownParameter(query) : undefined;
  if (other !== undefined) reject('example-parameter', { name: other });
  checkView(given, body !== undefined);
  const call: ExampleCall = {
    ...{ index: EXAMPLE_INDEX, kind, query, body },
    first: first ? Number(first) : undefined,
  };
  return {
    call,
    /** HTTP status that the response must have. */
    status: Number(status),
    /** Paths into the response; `all` for all of it, absent for none. */
    show: given.get('show'),
    languages,
    title: given.get('title') ?? 'Request',
    /** Whether the page shows the view of visitors, and whether it shows first. */
    view: given.has('view'),
    open: given.has('open'),
    // A view has its own button.
    run: status === '200' && !given.has('view') && !given.has('platform'),
  };
}

const propsOf = ({ attributes }: JsxElement) =>
  new Map(
    attributes.map((attribute): [name: string, value: string] => {
      const name = 'name' in attribute ? attribute.name : '{…}';
      const value = attribute.value ?? '';
      if (!('name' in attribute) || typeof value !== 'string')
        reject('example-prop-not-text', { name });
      // Long values may go over several lines.
      return [name, value.replace(/\s*\n\s*/g, name === 'title' ? ' ' : '').trim()];
    }),
  );

function languagesOf(list: string | undefined): readonly SampleLanguage[] | undefined {
  return list?.split(',').map((written) => {
    const language = sampleNames.find((name) => name === written.trim());
    if (language !== undefined) return language;
    return reject('prop-value', {
      ...{ name: 'SearchExample', prop: 'languages' },
      ...{ value: written.trim(), expected: sampleNames.join(', ') },
    });
  });
}

/** The body of a POST; a GET has none. */
function bodyOf({ children }: JsxElement, hasRequest: boolean): string | undefined {
  const [inner] = children;
  const body = inner?.type === 'code' && inner.lang === 'json' ? inner.value : undefined;
  if (children.length > (body === undefined ? 0 : 1)) reject('example-content', { form });
  if (body === undefined && !hasRequest) reject('example-without-request', { form });
  if (body !== undefined && !parseJson(body)) reject('example-body');
  return body;
}

/** First parameter that the protocol does not define. The response reports rejected values. */
function unknownParameter(query: string): string | undefined {
  try {
    return decodeRequest(query).others?.[0]?.[0];
  } catch {
    return undefined;
  }
}

/** A view needs a call to which the playground has the same response, and `show` for the part of it beside the view. */
function checkView(given: ReadonlyMap<string, string>, hasBody: boolean): void {
  const hasView = given.has('view');
  const conflicts = {
    'view and status': hasView && given.has('status'),
    'view and first': hasView && given.has('first'),
    'view and a body': hasView && hasBody,
    'view without show': hasView && !given.has('show'),
    'open without view': !hasView && given.has('open'),
  };
  const [conflict] = Object.entries(conflicts).find(([, isGiven]) => isGiven) ?? [];
  if (conflict !== undefined) reject('example-view', { conflict });
}

export type SearchExample = ReturnType<typeof readExample>;

/** Ends an example at its first fault. */
export function reject(...fault: CodeAndValues): never {
  throw new FaultError(fault);
}
