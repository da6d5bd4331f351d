import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { BlockContent, RootContent } from 'mdast';
import { docPage } from '../../lib/routes';
import { schemas } from '../../search/protocol/schema/all-schemas';
import { errorBody, errorsOf } from '../../search/protocol/schema/call-errors';
import type { Operation } from '../../search/protocol/schema/operation';
import { exampleRequest, requestExamples } from './request-examples';
import { element } from '../source/site-element';
import { fieldId, parameterId } from './parameter-place';
import {
  code,
  codeBlock,
  heading,
  link,
  paragraph,
  parameterTable,
  schemaTree,
  sentence,
  text,
} from './reference-nodes';

/** What the page of an operation says of it, as Markdown. @param responseBefore an operation above with the same response */
export function operationNodes(
  operation: Operation,
  responseBefore: Operation | undefined,
): RootContent[] {
  const { id, summary, description, method, path, guide } = operation;
  return [
    heading(2, summary, id),
    paragraph(...sentence(description)),
    element('p', [code(`${method} https://{host}${path}`)], { className: 'api-address' }),
    paragraph(
      ...sentence(tokenSentence(operation)),
      text(' '),
      link(docPage(guide.replace(/(?:\/index)?\.mdx$/, '')), text('Guide to this call')),
      text('.'),
    ),
    ...parameters(operation),
    ...bodyNodes(operation),
    ...responseNodes(operation, responseBefore),
    ...errorNodes(operation),
    ...exampleNodes(operation),
  ];
}

function tokenSentence({ token }: Operation): string {
  if (token === 'none') return 'The call needs no token.';
  if (token === 'not stated')
    return 'If the call responds with 401, send a token in the header `X-QSC-Token`.';
  return `The call needs ${token === 'feeding token' ? 'a' : 'an'} ${token} in the header \`X-QSC-Token\`.`;
}

function parameters(operation: Operation): BlockContent[] {
  const { id, pathParameters, query } = operation;
  const idOf = (name: string) => parameterId(operation, name);
  return [
    heading(3, 'Path parameters', `${id}-path`),
    parameterTable(pathParameters, (name) => `${id}-path-${name}`),
    ...(Object.keys(query).length > 0
      ? [heading(3, 'Query parameters', `${id}-query`), parameterTable(query, idOf)]
      : []),
  ];
}

function bodyNodes(operation: Operation): BlockContent[] {
  const { id, body } = operation;
  if (body === undefined) return [];
  const schema = schemas[body] as { description?: string };
  return [
    heading(3, 'Request body', `${id}-body`),
    paragraph(...sentence(`JSON. ${schema.description ?? ''}`)),
    schemaTree({ $ref: body }, [], (...keys) => fieldId(operation, ...keys)),
  ];
}

function responseNodes({ id, response }: Operation, before: Operation | undefined): BlockContent[] {
  const { status, description, schema } = response;
  return [
    heading(3, 'Response', `${id}-response`),
    paragraph(text('Status '), code(status), ...sentence(`: ${description}`)),
    ...(schema === undefined
      ? []
      : before
        ? [
            paragraph(
              text('The body is that of '),
              link(`#${before.id}-response`, text(before.summary)),
              text('.'),
            ),
          ]
        : [schemaTree({ $ref: schema })]),
  ];
}

function errorNodes(operation: Operation): BlockContent[] {
  const errors = errorsOf(operation);
  const rows = errors.map(({ status, meaning }) => [`\`${status.toLowerCase()}\``, meaning]);
  const sample = errors.find(({ message }) => message !== undefined);
  return [
    heading(3, 'Errors', `${operation.id}-errors`),
    {
      type: 'table',
      children: [['Status', 'Meaning'], ...rows].map((cells) => ({
        type: 'tableRow',
        children: cells.map((cell) => ({ type: 'tableCell', children: sentence(cell) })),
      })),
    },
    ...(sample
      ? [
          codeBlock(
            'json',
            `Body of the practice tenant with ${sample.status}`,
            JSON.stringify(errorBody(sample), null, 2),
          ),
        ]
      : []),
  ];
}

/** A call of the shop is answered in the build; of the others the page shows the request. */
function exampleNodes(operation: Operation): RootContent[] {
  const { id, group, warning } = operation;
  const title = heading(3, 'Example', `${id}-example`);
  if (group !== 'search' && group !== 'suggest')
    return [
      title,
      ...(warning === undefined ? [] : [paragraph(...sentence(warning))]),
      codeBlock('http', 'Request', exampleRequest(operation)),
    ];
  const { query, body, show } = requestExamples[id] ?? { query: [] };
  const attributes = {
    index: 'products',
    ...(group === 'suggest' && { call: 'suggest' }),
    ...(body === undefined && { request: query.map((pair) => pair.join('=')).join('&') }),
    ...(show !== undefined && { show }),
  };
  const example: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'SearchExample',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children:
      body === undefined
        ? []
        : [{ type: 'code', lang: 'json', value: JSON.stringify(body, null, 2) }],
  };
  return [title, example];
}
