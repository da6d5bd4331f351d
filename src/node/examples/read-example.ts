import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { decodeRequest } from '../../search/protocol/query-string';
import { searchExample } from '../components/search-example';
import { nearest } from '../source/faults';
import { fail, placeOf } from '../source/report-fault';
import { exampleIndexes, readableQuery, type ExampleCall, type ExampleIndex } from './example-call';

/** A `<SearchExample>` as its author wrote it. */
export interface SearchExample {
  call: ExampleCall;
  /** HTTP status that the response must have. */
  status: number;
  /** Paths into the response; `all` for all of it, absent for none. */
  show?: string;
  /** Languages of the code blocks that show the call. */
  languages: readonly string[];
  /** Title of these blocks. */
  title: string;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const languages = ['http', 'bash', 'js', 'java'] as const;
/** How authors name the languages. */
const languageNames: Record<string, (typeof languages)[number]> = {
  http: 'http',
  curl: 'bash',
  js: 'js',
  java: 'java',
};

const props = Object.keys(searchExample.author?.props ?? {});
const form =
  '<SearchExample index="products" request="q=drill&rows=3" show="result.products.total" />';

/**
 * Reads the props of a `<SearchExample>`, and the JSON in it, which makes the call a POST. Everything that is wrong
 * is a fault of the file; there is no example then.
 */
export function readExample(node: JsxElement, file: VFile): SearchExample | undefined {
  const problem = (message: string, details: { expected?: string; fix: string }) => {
    fail(file, placeOf(node), message, details);
    return undefined;
  };
  if (node.type === 'mdxJsxTextElement')
    return problem('<SearchExample> is in the middle of a paragraph', {
      fix: 'put it on its own lines, with empty lines around it',
    });
  const given = new Map<string, string>();
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (!props.includes(name)) {
      const near = nearest(name, props);
      return problem(`<SearchExample> has no prop "${name}"`, {
        expected: props.join(', '),
        fix: near ? `did you mean "${near}"?` : 'remove it',
      });
    }
    if (typeof attribute.value !== 'string')
      return problem(`the prop "${name}" of <SearchExample> is not text`, {
        expected: `${name}="…"`,
        fix: 'write it in quotes',
      });
    // Long values may go over several lines.
    given.set(name, attribute.value.replace(/\s*\n\s*/g, name === 'title' ? ' ' : '').trim());
  }

  const {
    index = '',
    call = 'search',
    status = '200',
    title = 'Request',
  } = Object.fromEntries(given);
  if (!exampleIndexes.some((known) => known === index))
    return problem(`<SearchExample> queries the index "${index}"`, {
      expected: exampleIndexes.join(', '),
      fix:
        index === 'documentation'
          ? 'query the shop: the index of the documentation is made of these pages'
          : `for example ${form}`,
    });
  if (call !== 'search' && call !== 'suggest')
    return problem(`<SearchExample> makes the call "${call}"`, {
      expected: 'search, suggest',
      fix: 'remove call, or write call="suggest"',
    });
  if (!/^[1-5]\d\d$/.test(status))
    return problem(`the status of <SearchExample> is "${status}"`, {
      expected: 'a status such as 400',
      fix: 'correct it, or remove it when the call succeeds',
    });
  const first = given.get('first');
  if (first !== undefined && !/^[1-9]\d*$/.test(first))
    return problem(`first of <SearchExample> is "${first}"`, {
      expected: 'a number of documents, such as 10',
      fix: 'correct it, or remove it to search all products',
    });
  const names = given
    .get('languages')
    ?.split(',')
    .map((name) => name.trim());
  const unknown = names?.find((name) => !Object.hasOwn(languageNames, name));
  if (unknown !== undefined)
    return problem(`<SearchExample> has no language "${unknown}"`, {
      expected: Object.keys(languageNames).join(', '),
      fix: 'correct it, or remove languages to show all',
    });

  const inner = node.children[0];
  const body = inner?.type === 'code' && inner.lang === 'json' ? inner.value : undefined;
  if (node.children.length > (body === undefined ? 0 : 1))
    return problem('<SearchExample> holds something that is not the body of a request', {
      expected: 'one ```json block, for a POST',
      fix: `remove it; a call without a body is written ${form}`,
    });
  if (body === undefined && !given.has('request'))
    return problem('<SearchExample> has no request', {
      expected: 'the prop request, or a ```json block for a POST',
      fix: `for example ${form}`,
    });
  if (body !== undefined && !isJsonText(body))
    return problem('the body in <SearchExample> is no JSON', { fix: 'correct the ```json block' });

  const query = readableQuery(given.get('request') ?? '');
  const other = call === 'search' ? unknownParameter(query) : undefined;
  if (other !== undefined)
    return problem(`the request of <SearchExample> has the unknown parameter "${other}"`, {
      expected: 'a parameter of the search call; filters are written f.brand=…',
      fix: 'correct or remove it',
    });
  const show = given.get('show');
  return {
    call: {
      index: index as ExampleIndex,
      kind: call,
      query,
      ...(body !== undefined && { body }),
      ...(first !== undefined && { first: Number(first) }),
    },
    status: Number(status),
    ...(show !== undefined && { show }),
    languages: names?.map((name) => languageNames[name] ?? name) ?? languages,
    title,
  };
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** First parameter that the protocol does not know; what it rejects is the response's affair. */
function unknownParameter(query: string): string | undefined {
  try {
    return decodeRequest(query).others?.[0]?.[0];
  } catch {
    return undefined;
  }
}
