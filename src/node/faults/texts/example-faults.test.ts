import { testAdvice, type Advice } from '../../../test/support/advice';
import { exampleFaults } from './example-faults';

const drill = 'index="products" request="q=drill"';
const example = (props: string, body = '') =>
  body === ''
    ? `<SearchExample ${props} />`
    : `<SearchExample ${props}>\n\n${body}\n\n</SearchExample>`;
const json = (code: string) => `\`\`\`json\n${code}\n\`\`\``;
const run = (props: string) =>
  `<RunHere request="GET /api/v1/search/demo/products?q=drill" ${props} />`;
const valid = example(drill);

const fields =
  '"description": "D.", "brand": "B", "category": ["C"], "price": 1, "stock": 1, "color": "red", "url": "/u", "updated": "2025-03-04", "released": "2022-03-14", "title": "T"';
const product = (id: string, more = '') => `{ "id": "${id}", ${fields}${more} }`;

const moved = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;
const toOther = moved('/docs/old', '/docs/other');

/** For each fault of search examples, the shop, and redirects. */
const advice: Readonly<Record<keyof typeof exampleFaults, Advice>> = {
  'in-paragraph': [`Now ${run('')} x`, `Now\n\n${run('')}\n\nx`],
  'run-here-file': [
    `${json('1')}\n\n${run('file="a.json"')}`,
    `\`\`\`json title="a.json"\n1\n\`\`\`\n\n${run('file="a.json"')}`,
  ],
  'example-view': [
    example(`${drill} show="all" view first="10"`),
    example(`${drill} show="all" view`),
  ],
  'example-parameter': [
    example('index="products" request="q=drill&brand=x"'),
    example('index="products" request="q=drill&f.brand=x"'),
  ],
  'example-prop-not-text': [example('index="products" request={"q=drill"}'), valid],
  'example-content': [example(drill, 'Text.'), valid],
  'example-without-request': [example('index="products"'), valid],
  'example-body': [
    example('index="products"', json('{ q: }')),
    example('index="products"', json('{ "q": "drill" }')),
  ],
  'call-example-rejected': ['page=one', 'q=drill', 'call'],
  'example-response': [
    example('index="products" request="page=one"'),
    example('index="products" request="page=1"'),
  ],
  'example-show': [example(`${drill} show="result.product"`), example(`${drill} show="all"`)],
  'not-a-synonym-group': ['- [facet]', '- [facet, refinement]', 'synonyms'],
  'product-id-twice': [
    `[${product('a')},\n${product('a')}]`,
    `[${product('a')},\n${product('b')}]`,
    'products',
  ],
  'no-route': [moved('https://x.test/old', '/docs/other'), toOther, 'redirects'],
  'redirect-twice': [toOther + moved('/docs/old', '/docs'), toOther, 'redirects'],
  'redirect-loop': [
    moved('/docs/a', '/docs/b') + moved('/docs/b', '/docs/a'),
    moved('/docs/a', '/docs/b') + moved('/docs/b', '/docs/other'),
    'redirects',
  ],
  'redirect-to-no-page': [moved('/docs/old', '/docs/othr'), toOther, 'redirects'],
  'redirect-hides-page': [moved('/docs', '/docs/other'), toOther, 'redirects'],
  'redirect-not-needed': [
    moved('/docs/other#part', '/docs'),
    moved('/docs/other#gone', '/docs'),
    'redirects',
  ],
  'redirect-anchor': [
    moved('/docs/old', '/docs/other#prt'),
    moved('/docs/old', '/docs/other#part'),
    'redirects',
  ],
};

testAdvice(exampleFaults, advice);
