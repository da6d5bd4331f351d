import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../lib/content-tree';
import type { JsonObject } from '../../lib/values/json-object';
import { selectParts } from './selection';

const response: { [key: string]: JsonValue; documents: JsonValue[] } = {
  total: 3,
  documents: [
    { id: 'a', document: { title: 'A', 'highlight.title': ['<b>A</b>'] } },
    { id: 'b', document: { title: 'B' } },
    { id: 'c', document: { title: 'C' } },
  ],
  empty: [],
};
const cut = (show: string) => selectParts(response, show).value;

describe('parts of a response', () => {
  it.each([
    ['total', { total: 3 }],
    ['documents[0].id', { documents: [{ id: 'a' }] }],
    ['documents[1..2].id', { documents: [{ id: 'b' }, { id: 'c' }] }],
    ['documents[*].id, total', { total: 3, documents: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
    ['documents[id=b].document.title', { documents: [{ document: { title: 'B' } }] }],
    ['(total|empty)', { total: 3, empty: [] }],
    [
      'documents[0].document.(title|highlight.title)',
      { documents: [{ document: { title: 'A', 'highlight.title': ['<b>A</b>'] } }] },
    ],
    ['documents[0].*', { documents: [response.documents[0]] }],
    ['documents[0].id, documents[2].id', { documents: [{ id: 'a' }, { id: 'c' }] }],
    // The whole wins over a part of it.
    ['documents[1], documents[1].id', { documents: [response.documents[1]] }],
    // A key of one of several entries is enough, and takes nothing from the others.
    [
      'documents[*].document.(title|highlight.title)',
      {
        documents: response.documents.map((hit) => ({ document: (hit as JsonObject)['document'] })),
      },
    ],
    [
      'documents[*].document.(highlight.title)',
      { documents: [{ document: { 'highlight.title': ['<b>A</b>'] } }] },
    ],
  ])('%s', (show, expected) => {
    expect(cut(show)).toEqual(expected);
  });

  it('cut lists at the top', () => {
    expect(selectParts([1, 2, 3], '[0..1]').value).toEqual([1, 2]);
  });

  it.each([
    ['totl', 'the response has nothing at its top', 'total, documents, empty'],
    ['documents[id=x]', 'nothing at documents', 'a list with 3 entries'],
    ['documents[3]', 'the response has nothing at documents', 'a list with 3 entries'],
    ['documents[0].document.price', 'nothing at documents[0].document', 'title, highlight.title'],
    ['documents[0].(id|name)', 'nothing at documents[0]', 'id, document'],
    ['total.value', 'nothing at total', 'the value 3'],
    ['documents[a]', '"documents[a]" is not a path', 'keys with dots'],
    ['(total|documents[0])', 'is not a path', 'keys with dots'],
    ['', '"" is not a path', 'keys with dots'],
  ])('list the existing keys when "%s" selects nothing', (show, message, expected) => {
    expect(selectParts(response, show).problem).toEqual({
      message: expect.stringContaining(message),
      expected: expect.stringContaining(expected),
    });
  });
});
