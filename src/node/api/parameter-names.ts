import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { mapRangesInHtml, type TextRange } from '../../lib/text/ranges';
import { parseJson } from '../../lib/values/parse-json';
import { operationOf } from '../../search/checks/endpoints';
import { schemaCheck } from '../../search/checks/schema-check';
import { decodePairs } from '../../search/protocol/query-string';
import type { Operation } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import type { ApiSchema } from '../../search/protocol/schema/schema-words';
import { fieldAddress, parameterAddress } from './reference-address';

/** A name in a sample that the reference explains. */
export interface ParameterName extends TextRange {
  target: string;
}

const methods = [
  ['PUT', /\bput\b/i],
  ['POST', /\bpost\b|--data(?!-urlencode)|--json/i],
] as const;

const path = /\/api\/v1\/[^\s?'"`<>$\\]+/g;

/**
 * Links the first occurrence of each parameter name in the highlighted HTML of a sample to its row in the reference: in
 * addresses, in bodies, and in JSON that is the body of a call. A name with an uncertain meaning is not linked. The text
 * stays the same.
 */
export function linkParameters(html: string, language: string, code: string): string {
  const names = parameterNames(code, language);
  const first = names.filter(
    ({ target }, index) => names.findIndex((name) => name.target === target) === index,
  );
  const ranges = first.sort((a, b) => a.offset - b.offset);
  return mapRangesInHtml(html, ranges, ({ text, target }) => `<a href="${target}">${text}</a>`);
}

/** The names in a sample whose meaning is certain, in the order of their sources. */
export function parameterNames(code: string, language: string): ParameterName[] {
  if (language === 'json') return jsonNames(code);
  if (!code.includes('/api/v1/')) return [];
  const method = methods.find(([, pattern]) => pattern.test(code))?.[0] ?? 'GET';
  const callAt = (url: string) =>
    operationOf({ method, url }) ?? operationOf({ method: 'GET', url });
  const calls = new Set([...code.matchAll(path)].map(([at]) => callAt(at)));
  const [onlyCall] = calls.size === 1 ? calls : [];
  return [
    ...addressNames(code, callAt),
    // Pieces of an address belong to the only call of a sample; with several calls, their call is unknown.
    ...(onlyCall && language !== 'http' ? pieceNames(code, onlyCall) : []),
    ...(onlyCall ? bodyNames(code, onlyCall) : []),
  ];
}

function addressNames(code: string, callAt: (path: string) => Operation | undefined) {
  const address = /(\/api\/v1\/[^\s?'"`<]+)\?([^\s'"`<]+)/g;
  return [...code.matchAll(address)].flatMap(({ index, 1: route = '', 2: query = '' }) => {
    const operation = callAt(route);
    if (!operation) return [];
    let at = index + route.length + 1;
    return query.split('&').flatMap((pair) => {
      const text = pair.replace(/=.*$/s, '');
      const [[name] = ['']] = decodePairs(text);
      const names = nameAt(parameterAddress(operation, name), text, at);
      at += pair.length + 1;
      return names;
    });
  });
}

/** Names in code that puts an address together, of pieces such as `'&rows='`. */
const pieceNames = (code: string, operation: Operation): ParameterName[] =>
  [...code.matchAll(/(?<=["'`&]|\}\?)[\w.[\]]+(?==)/g)].flatMap(({ 0: text, index }) =>
    nameAt(parameterAddress(operation, text), text, index),
  );

function bodyNames(code: string, operation: Operation): ParameterName[] {
  const { body } = operation;
  if (body === undefined) return [];
  const starts = [...code.matchAll(/(?:^|= |['`]|\n *)(?=[{[])/g)].map(
    ({ 0: text, index }) => index + text.length,
  );
  return starts.flatMap((start) => fieldNames(jsonKeys(code, start), operation, { $ref: body }));
}

/** Bodies of requests, by schemas that fit no other JSON. */
const bodies = [
  ['schema-put', 'FieldSchema', []],
  ['schema-put', 'SchemaField', ['fields']],
  ['bulk', 'FeedingDocuments', []],
  ['bulk', 'FeedingDocument', []],
] as const;

/** Names in a block of JSON that is the body of a call. */
function jsonNames(code: string): ParameterName[] {
  const value = parseJson(code)?.value;
  const [id, , inside] = bodies.find(([, name]) => schemaCheck(name)(value, '').length === 0) ?? [];
  const operation = operations.find((entry) => entry.id === id);
  return operation?.body === undefined
    ? []
    : fieldNames(jsonKeys(code, 0), operation, { $ref: operation.body }, inside);
}

/** @param inside keys around the JSON, where it is a part of the body */
function fieldNames(
  keys: ReturnType<typeof jsonKeys>,
  operation: Operation,
  schema: ApiSchema,
  inside: readonly string[] = [],
): ParameterName[] {
  return keys.flatMap(({ path, text, at }) =>
    nameAt(fieldAddress(operation, schema, [...inside, ...path]), text, at),
  );
}

function nameAt(target: string | undefined, text: string, offset: number): ParameterName[] {
  return target === undefined || text === '' ? [] : [{ target, text, offset }];
}

interface ObjectKey {
  text: string;
  at: number;
  /** Keys from the outermost object to this one; lists are no keys. */
  path: string[];
}

const expressions = parser.configure({ top: 'SingleExpression' });

/** The keys of the JSON value that begins at an offset of a code; empty if there is none. */
function jsonKeys(code: string, start: number): ObjectKey[] {
  const value = expressions.parse(code.slice(start)).resolveInner(0, 1).parent;
  return value && parseJson(code.slice(start, start + value.to)) ? keysIn(value, code, start) : [];
}

function keysIn(node: SyntaxNode, code: string, start: number, around: string[] = []): ObjectKey[] {
  if (node.name === 'ArrayExpression')
    return [
      ...node.getChildren('ObjectExpression'),
      ...node.getChildren('ArrayExpression'),
    ].flatMap((item) => keysIn(item, code, start, around));
  return node.getChildren('Property').flatMap(({ firstChild: name, lastChild: value }) => {
    if (!name || !value || !/^(?:PropertyDefinition|String)$/.test(name.name)) return [];
    const quote = Number(name.name === 'String');
    const text = code.slice(start + name.from + quote, start + name.to - quote);
    const path = [...around, text];
    return [{ text, at: start + name.from + quote, path }, ...keysIn(value, code, start, path)];
  });
}
