import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { BlockContent, Code, RootContent } from 'mdast';
import { docPage } from '../../lib/addresses/routes';
import { schemas, type SchemaName } from '../../search/protocol/schema/all-schemas';
import { errorBody, errorsOf } from '../../search/protocol/schema/call-errors';
import { headersOf } from '../../search/protocol/schema/operations';
import type { Operation, ParameterSchemas } from '../../search/protocol/schema/operation';
import { tokenVariable } from '../../search/protocol/samples/sample-call';
import { meaningOf } from './open-schema';
import { exampleCall, requestExamples } from './request-examples';
import { element, link, text } from '../content/nodes/site-element';
import { objectId, objectsOf, parameterId } from './reference-address';
import {
  code,
  codeBlock,
  fieldList,
  fieldsIn,
  heading,
  meaningList,
  paragraph,
  sentence,
  shownFields,
} from './reference-nodes';

/** The reference of an operation as Markdown, with its example. @param responseBefore an operation above with the same response */
export function operationNodes(operation: Operation, responseBefore: Operation | undefined) {
  const { id, summary, description, method, path, guide } = operation;
  const address: Code = { type: 'code', lang: 'text', meta: 'wrap', value: `${method} ${path}` };
  const guidePage = docPage(guide.replace(/(?:\/index)?\.mdx$/, ''));
  const guideLink = [text(' '), link(guidePage, text('Guide to this call')), text('.')];
  const intro = [
    element('div', [address], { className: 'api-address' }),
    paragraph(...sentence(tokenSentence(operation)), ...guideLink),
    paragraph(...sentence(description)),
  ];
  const parts = [
    ...parameterNodes(operation),
    ...bodyNodes(operation),
    ...responseNodes(operation, responseBefore),
    ...errorNodes(operation),
  ];
  const columns = [
    heading(2, summary, id),
    element('div', intro, { className: 'api-intro' }),
    element('div', exampleNodes(operation), { className: 'api-example', id: `${id}-example` }),
    element('div', parts, { className: 'api-parts' }),
  ];
  return [element('section', columns, { className: 'api-operation' })];
}

/** Objects that the calls of a group use more than once, each described once. */
export function objectNodes(group: Operation['group']): RootContent[] {
  const objects = objectsOf(group);
  if (objects.size === 0) return [];
  return [
    heading(2, 'Objects', `${group}-objects`),
    ...[...objects].flatMap((name) => [
      heading(3, name, objectId(name)),
      paragraph(...sentence(descriptionOf(name as SchemaName))),
      fieldList(fieldsIn({ $ref: name }, objectId(name)), objects),
    ]),
  ];
}

const descriptionOf = (name: SchemaName) => meaningOf(schemas[name]);

function tokenSentence({ token }: Operation): string {
  if (token === 'none') return 'The call needs no token.';
  if (token === 'not stated')
    return 'If the call responds with 401, send a token in the header `X-QSC-Token`.';
  const variable = tokenVariable({ token });
  const article = token === 'feeding token' ? 'a' : 'an';
  return `The call needs ${article} ${token} in the header \`X-QSC-Token\`. Set it for the samples: \`export ${variable}='paste the ${token} here'\`.`;
}

function parameterNodes(operation: Operation): BlockContent[] {
  const { id, group, pathParameters, query, requiredQuery = [] } = operation;
  const part = (
    title: string,
    list: ParameterSchemas,
    required: readonly string[],
    idOf: (name: string) => string,
  ) => {
    const fields = shownFields(Object.entries(list), idOf, required);
    if (fields.length === 0) return [];
    const [kind = ''] = title.toLowerCase().split(' ');
    return [heading(3, title, `${id}-${kind}`), fieldList(fields, objectsOf(group))];
  };
  const inPath = Object.keys(pathParameters);
  return [
    ...part('Path parameters', pathParameters, inPath, (name) => `${id}-path-${name}`),
    ...part('Query parameters', query, requiredQuery, (name) => parameterId(operation, name)),
    ...part('Headers', headersOf(operation), ['X-QSC-Token'], (name) => `${id}-header-${name}`),
  ];
}

function bodyNodes(operation: Operation): BlockContent[] {
  const { id, group, body } = operation;
  if (body === undefined) return [];
  return [
    heading(3, 'Request body', `${id}-body`),
    paragraph(...sentence(`JSON. ${descriptionOf(body)}`)),
    fieldList(fieldsIn({ $ref: body }, `${id}-body`), objectsOf(group)),
  ];
}

function responseNodes(operation: Operation, before: Operation | undefined): BlockContent[] {
  const { id, group, response } = operation;
  const { status, description, schema } = response;
  const same = before && link(`#${before.id}-response`, text(before.summary));
  const fields = schema ? fieldsIn({ $ref: schema }, `${id}-response`) : [];
  return [
    heading(3, 'Response', `${id}-response`),
    paragraph(text('Status '), code(status), ...sentence(`: ${description}`)),
    ...(same ? [paragraph(text('The body is the same as for '), same, text('.'))] : []),
    ...(!same && schema ? [fieldList(fields, objectsOf(group))] : []),
  ];
}

function errorNodes(operation: Operation): BlockContent[] {
  const errors = errorsOf(operation);
  const sample = errors.find(({ message }) => message !== undefined);
  const body = sample && JSON.stringify(errorBody(sample), null, 2);
  return [
    heading(3, 'Errors', `${operation.id}-errors`),
    meaningList(errors.map(({ status, meaning }) => [status.toLowerCase(), meaning])),
    ...(body ? [codeBlock('json', `Body of the practice tenant with ${sample.status}`, body)] : []),
  ];
}

/** The shop answers searches in the build, the practice tenant the other calls that it has. */
function exampleNodes(operation: Operation): RootContent[] {
  const { id, group, warning } = operation;
  const { query = '', body, show } = requestExamples[id] ?? {};
  if (group !== 'search' && group !== 'suggest')
    return [
      ...(warning === undefined ? [] : [paragraph(...sentence(warning))]),
      element('CallExample', [], {
        call: JSON.stringify(exampleCall(operation)),
        ...(show !== undefined && { show }),
      }),
    ];
  const attributes = {
    index: 'products',
    ...(group === 'suggest' && { call: 'suggest' }),
    ...(show !== undefined && { show }),
    ...(body === undefined && { request: query, view: null }),
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
  return [example];
}
