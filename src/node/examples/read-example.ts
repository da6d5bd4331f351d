import { parseJson } from '../../lib/values/parse-json';
import { decodeRequest } from '../../search/protocol/query-string';
import { sampleNames, type SampleLanguage } from '../../search/protocol/samples/sample-languages';
import { searchExample } from '../components/code/search-example';
import { didYouMean } from '../source/faults';
import type { JsxElement } from '../source/jsx-elements';
import { checkView } from './check-view';
import { reject } from './example-problem';
import { exampleIndexes, readableQuery, type ExampleCall, type ExampleIndex } from './example-call';

/** A `<SearchExample>` as its author wrote it. */
export interface SearchExample {
  call: ExampleCall;
  /** HTTP status that the response must have. */
  status: number;
  /** Paths into the response; `all` for all of it, absent for none. */
  show?: string;
  /** Languages that the author names; absent for all. */
  languages?: readonly SampleLanguage[];
  /** Title of these blocks. */
  title: string;
  /** Whether the page shows what visitors see of the response, and whether that shows first. */
  view: boolean;
  open: boolean;
  /** Whether readers can run the call in their practice tenant; a view has its own button. */
  run: boolean;
}

const authorProps = searchExample.author?.props ?? {};
const props = Object.keys(authorProps);
const form =
  '<SearchExample index="products" request="q=drill&rows=3" show="result.products.total" />';

/** Reads the props of a `<SearchExample>`, and the JSON in it, which makes the call a POST. What is wrong ends the example. */
export function readExample(node: JsxElement): SearchExample {
  if (node.type === 'mdxJsxTextElement')
    reject('<SearchExample> is in the middle of a paragraph', {
      fix: 'put it on its own lines, with empty lines around it',
    });
  const given = givenProps(node);
  const { index, kind, status, first } = checkedProps(given);
  const languages = languagesOf(given.get('languages'));
  const body = bodyOf(node, given.has('request'));
  const query = readableQuery(given.get('request') ?? '');
  const other = kind === 'search' ? unknownParameter(query) : undefined;
  if (other !== undefined)
    reject(`the request of <SearchExample> has the unknown parameter "${other}"`, {
      expected: 'a parameter of the search call; filters are written f.brand=…',
      fix: 'correct or remove it',
    });
  const show = given.get('show');
  checkView(given, body !== undefined);
  return {
    call: {
      index,
      kind,
      query,
      ...(body !== undefined && { body }),
      ...(first !== undefined && { first: Number(first) }),
    },
    status: Number(status),
    ...(show !== undefined && { show }),
    ...(languages && { languages }),
    title: given.get('title') ?? 'Request',
    view: given.has('view'),
    open: given.has('open'),
    run: status === '200' && !given.has('view') && !given.has('platform'),
  };
}

/** The props as they are written. */
function givenProps(node: JsxElement): Map<string, string> {
  const given = new Map<string, string>();
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (!props.includes(name))
      reject(`<SearchExample> has no prop "${name}"`, {
        expected: props.join(', '),
        fix: didYouMean(name, props, 'remove it'),
      });
    if (authorProps[name]?.type === 'flag') {
      if (attribute.value !== null && attribute.value !== undefined)
        reject(`the prop "${name}" of <SearchExample> has a value`, {
          expected: `${name}, without a value`,
          fix: `write ${name} alone, or remove it`,
        });
      given.set(name, '');
      continue;
    }
    if (typeof attribute.value !== 'string')
      reject(`the prop "${name}" of <SearchExample> is not text`, {
        expected: `${name}="…"`,
        fix: 'write it in quotes',
      });
    // Long values may go over several lines.
    given.set(name, attribute.value.replace(/\s*\n\s*/g, name === 'title' ? ' ' : '').trim());
  }
  return given;
}

interface CheckedProps {
  index: ExampleIndex;
  kind: ExampleCall['kind'];
  status: string;
  first: string | undefined;
}

function checkedProps(given: ReadonlyMap<string, string>): CheckedProps {
  const [written, kind] = [given.get('index') ?? '', given.get('call') ?? 'search'];
  const [status, first] = [given.get('status') ?? '200', given.get('first')];
  const index = exampleIndexes.find((known) => known === written);
  if (!index)
    reject(`<SearchExample> queries the index "${written}"`, {
      expected: exampleIndexes.join(', '),
      fix:
        written === 'documentation'
          ? 'query the shop: the index of the documentation is made of these pages'
          : `for example ${form}`,
    });
  if (kind !== 'search' && kind !== 'suggest')
    reject(`<SearchExample> makes the call "${kind}"`, {
      expected: 'search, suggest',
      fix: 'remove call, or write call="suggest"',
    });
  if (!/^[1-5]\d\d$/.test(status))
    reject(`the status of <SearchExample> is "${status}"`, {
      expected: 'a status such as 400',
      fix: 'correct it, or remove it when the call succeeds',
    });
  if (first !== undefined && !/^[1-9]\d*$/.test(first))
    reject(`first of <SearchExample> is "${first}"`, {
      expected: 'a number of documents, such as 10',
      fix: 'correct it, or remove it to search all products',
    });
  return { index, kind, status, first };
}

/** Languages that the author names, if any. */
function languagesOf(list: string | undefined): readonly SampleLanguage[] | undefined {
  return list?.split(',').map((written) => {
    const language = sampleNames.find((name) => name === written.trim());
    if (language !== undefined) return language;
    return reject(`<SearchExample> has no language "${written.trim()}"`, {
      expected: sampleNames.join(', '),
      fix: 'correct it, or remove languages to show all',
    });
  });
}

/** The body of a POST; a GET has none. */
function bodyOf({ children }: JsxElement, hasRequest: boolean): string | undefined {
  const [inner] = children;
  const body = inner?.type === 'code' && inner.lang === 'json' ? inner.value : undefined;
  if (children.length > (body === undefined ? 0 : 1))
    reject('<SearchExample> holds something that is not the body of a request', {
      expected: 'one ```json block, for a POST',
      fix: `remove it; a call without a body is written ${form}`,
    });
  if (body === undefined && !hasRequest)
    reject('<SearchExample> has no request', {
      expected: 'the prop request, or a ```json block for a POST',
      fix: `for example ${form}`,
    });
  if (body !== undefined && !parseJson(body))
    reject('the body in <SearchExample> is not JSON', { fix: 'correct the ```json block' });
  return body;
}

/** First parameter that the protocol does not know; what it rejects is the response's affair. */
function unknownParameter(query: string): string | undefined {
  try {
    return decodeRequest(query).others?.[0]?.[0];
  } catch {
    return undefined;
  }
}
