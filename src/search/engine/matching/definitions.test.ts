import { describe, expect, it } from 'vitest';
import { createDefinitions, nameAsked } from './definitions';

const names = [
  'rows',
  'sort',
  'result.displayFields',
  'didYouMeanResult',
  'pageCount',
  'f.{id}',
  'f.{id}.or',
  'f.{id}.or[]',
  'X-QSC-Token',
  'GET /api/v1/search/{tenant}/{index}',
  'POST /api/v1/search/{tenant}/{index}',
];
/** Calls have ids that those of their parameters begin with. */
const idOf = (name: string) => (name.includes('/') ? 'search' : `search-paging-${name}`);
const kindOf = (name: string) =>
  name.startsWith('X-') ? 'header' : /count|result$/i.test(name) ? 'response field' : 'parameter';
const fieldsWithParents = [
  { name: 'token', document: 21, passage: 0, id: 'suggest-token' },
  { name: 'token', document: 22, passage: 0, id: 'object-Page-token' },
  { name: 'level', document: 23, passage: 0, id: 'search-node-kind' },
  { name: 'level', document: 24, passage: 0, id: 'search-node-level' },
];
const suggestCall = 'GET /api/v1/search/suggest/{tenant}/{index}';
const bulkCall = 'POST /api/v1/data/bulk/{feedingType}/{tenant}/{code}';
const endCall = 'POST /api/v1/data/fullfeed/end/{tenant}/{code}';
const { named: definitions, asked } = createDefinitions([
  ...names.map((name, document) => ({
    name,
    document,
    passage: 0,
    id: idOf(name),
    kind: kindOf(name),
  })),
  { name: 'newest', document: 1, passage: 1, id: 'search-paging-sort' },
  { name: suggestCall, document: 20, passage: 0, id: 'suggest' },
  ...[bulkCall, endCall].map((name) => ({ name, document: 25, passage: 0, id: 'feed' })),
  ...fieldsWithParents,
]);
const first = (query: string) => definitions(query)[0]?.name;

describe('the definition of a name', () => {
  it.each([
    ['rows', 'rows'],
    ['rows=20', 'rows'],
    ['rows[]', 'rows'],
    ['rows[0]', 'rows'],
    ['sort=newest', 'newest'],
    ['rows=newest', 'rows'],
    ['?rows=20', 'rows'],
    ['"rows": 20', 'rows'],
    ['"rows": "as many as fit"', 'rows'],
    ['`rows`', 'rows'],
    ['didyoumeanresult', 'didYouMeanResult'],
    ['did you mean result', 'didYouMeanResult'],
    ['did-you-mean-result', 'didYouMeanResult'],
    ['x-qsc-token', 'X-QSC-Token'],
    ["-H 'X-QSC-Token: abc'", 'X-QSC-Token'],
    ['displayFields', 'result.displayFields'],
    ['paging.pageCount', 'pageCount'],
    ['result.products.paging.pageCount', 'pageCount'],
    ['result.paging[0].pageCount', 'pageCount'],
    ['Rows', 'rows'],
    ['ROWS', 'rows'],
    ['f.{id}.or[]', 'f.{id}.or[]'],
    ['f.brand.or[]', 'f.{id}.or[]'],
    ['f.brand', 'f.{id}'],
    ['f.brand.or', 'f.{id}.or'],
    ['f.{id}.or', 'f.{id}.or'],
    ['/api/v1/search/demo/products', 'GET /api/v1/search/{tenant}/{index}'],
    ['POST /api/v1/search/demo/products', 'POST /api/v1/search/{tenant}/{index}'],
    ['https://search.example.org/api/v1/search/demo/products?rows=20', 'rows'],
    ['https://search.example.org/api/v1/search/demo/products?f.brand.or=a,b', 'f.{id}.or'],
    ['https://search.example.org/api/v1/search/suggest/demo/products?rows=20', suggestCall],
    ['localhost.test/api/v1/search/suggest/demo/products?q=dri', suggestCall],
    ['https://search.example.org/find?rows=20', 'rows'],
    ['fullfeed/end', endCall],
    ['fullfeed/end/demo', endCall],
    ['fullfeed/end/{tenant}', endCall],
    ['/api/v1/search/{tenant}/{index}', 'GET /api/v1/search/{tenant}/{index}'],
    ['post FullFeed/End', endCall],
    ['/api/v1/data/fullfeed/end/', endCall],
    ['/data/bulk?dryRun=true', bulkCall],
    ['data/bulk/products/{tenant}/main', bulkCall],
    ['/api/v1/search/suggest', suggestCall],
    ['search/suggest/demo', suggestCall],
    ['/suggest/…', suggestCall],
    ['/search', 'GET /api/v1/search/{tenant}/{index}'],
    ['POST /search/demo', 'POST /api/v1/search/{tenant}/{index}'],
    ['post search', 'POST /api/v1/search/{tenant}/{index}'],
    [
      'https://search.example.org/api/v1/search/demo/products?rows=20&sort=price',
      'GET /api/v1/search/{tenant}/{index}',
    ],
  ])('matches %s', (query, name) => {
    expect(first(query)).toBe(name);
  });

  it.each([
    ['paging.nextPage.token', 22],
    ['result.pages[0].token', 22],
    ['node.level', 24],
  ])(
    'of a field with parents is that of its object, or of the field itself: %s',
    (path, document) => {
      expect(definitions(path)[0]?.document).toBe(document);
    },
  );

  it.each([
    'datasource.pageCount',
    'rows.token',
    'landingpage.token',
    '-drill rows',
    'sort by price',
    'how many rows',
    'f.',
    '',
    'example.org',
    'rows=20 is ignored',
    'fullfeed',
    'end/demo',
    '/api/v1',
    '/data/fullfeed',
    'GET fullfeed/end',
    'and/or',
    'search/feeding',
    '/search/demo/products/more',
    '/docs/search/suggest',
    '/search/facets',
    'https://docs.example.org/search?q=rows&page=2',
    '/end/date',
    'POST /search/suggest',
    'search/suggest is slow',
  ])('does not match %j', (query) => {
    expect(first(query)).toBeUndefined();
  });
});

describe('a definition above the guides', () => {
  it.each([
    ['rows parameter', 'rows'],
    ['parameter Sort', 'sort'],
    ['displayFields param', 'result.displayFields'],
    ['x-qsc-token header', 'X-QSC-Token'],
    ['pageCount field', 'pageCount'],
    ['default of rows', 'rows'],
    ['the default value for sort', 'sort'],
    ['pageCount is missing', 'pageCount'],
    ['our didYouMeanResult never comes', 'didYouMeanResult'],
  ])('for %s', (query, name) => {
    expect(asked(query)[0]?.name).toBe(name);
    expect(definitions(query)).toEqual([]);
  });

  it.each([
    'rows header',
    'sort field',
    'rows parameter is ignored',
    'pageCount and didYouMeanResult',
    'how do I use pageCount',
    'defaults of rows in two apps',
    'constructor rows',
  ])('is not there for %j', (query) => {
    expect(asked(query)).toEqual([]);
  });
});

describe('the name that a question asks about', () => {
  it.each([
    ['What does rows do?', 'rows'],
    ['what does the parameter sort mean', 'sort'],
    ['What is the header X-QSC-Token?', 'X-QSC-Token'],
    ['What is pageCount in a response?', 'pageCount'],
    ['What is the default of rows?', 'rows'],
    ['What does sort=newest do?', 'sort=newest'],
    ['What does rows=0 return?', 'rows=0'],
    ['What does pageCount mean for a client?', 'pageCount'],
  ])('in %j is %s', (question, name) => {
    expect(nameAsked(question)).toBe(name);
  });

  it.each([
    'What is a facet?',
    'What is paging?',
    'What does a facet do?',
    'What does full feed mean?',
    'rows',
  ])('in %j is empty', (question) => {
    expect(nameAsked(question)).toBe('');
  });
});
