import { operationOf } from '../checks/endpoints';
import { pastedStates } from './pasted-state';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems';
import { resultView, withResultView } from './result-view';
import { callSamples } from '../protocol/samples/call-samples';
import { sampleUrl } from '../protocol/samples/sample-call';
import { requestOf, serviceOrigin } from './service';
import { example, parsePlayground, playgroundAddress, playgroundPairs } from './state';

const urlOf = (state: Parameters<typeof requestOf>[0]) => sampleUrl(requestOf(state));

const queryOf = (address: string) => address.replace('/playground', '');
const read = (query: string) => parsePlayground(`?${query}`);

describe('the state of the playground', () => {
  it('is an example without an address', () => {
    expect(parsePlayground('')).toEqual(example);
  });

  it.each([
    'source=shop&q=drill&f.brand.or%5B%5D=BoltWerk,Halden&f.price.range=10,50&sort=price',
    'source=shop&page=2&rows=5&ctrl=trace,noCache&result.displayFields=title,price',
    'source=documentation&q=a&locale=en&p.boost=1&ff.brand=BoltWerk',
    'source=service&host=http%3A%2F%2Flocalhost%3A8080&tenant=demo&index=products&q=*',
    'source=practice&index=catalog&q=*&rows=5',
    'source=shop&q=a&page=1&page=2',
    'source=shop&call=suggest&q=dri&locale=de',
    'source=shop&q=a&ctrl=somethingNew&f.brand.like=Nor',
  ])('survives the address: %s', (query) => {
    const state = read(query);
    const again = parsePlayground(queryOf(playgroundAddress(state)));
    expect(again).toEqual(state);
    const wanted = [...new URLSearchParams(query)].filter(
      ([name]) => !['source', 'call', 'host', 'tenant', 'index'].includes(name),
    );
    expect(new Set(playgroundPairs(state).map(String))).toEqual(new Set(wanted.map(String)));
  });

  it('leaves the service out of the address of other sources', () => {
    const state = { ...read('source=service&host=a.example&q=x'), source: 'shop' as const };
    expect(playgroundAddress(state)).toBe('/playground?source=shop&q=x');
  });

  it('keeps only the code of a service for a practice tenant', () => {
    const state = read('source=practice&host=a.example&tenant=acme&index=catalog&q=x');
    expect(playgroundAddress(state)).toBe('/playground?source=practice&index=catalog&q=x');
    expect(urlOf(state)).toBe('https://{host}/api/v1/search/demo/catalog?q=x');
    expect(urlOf({ ...state, index: ' ' })).toBe('https://{host}/api/v1/search/demo/products?q=x');
  });

  it('makes of a suggest call its text and the other parameters', () => {
    const state = {
      ...read('source=shop&q=dri&f.brand=BoltWerk&rows=3&locale=de'),
      call: 'suggest' as const,
    };
    expect(playgroundAddress(state)).toBe('/playground?source=shop&call=suggest&q=dri&locale=de');
    expect(urlOf(state)).toBe('https://{host}/api/v1/search/suggest/demo/products?q=dri&locale=de');
  });

  it('leaves out rows that are not filled in', () => {
    const state = {
      ...example,
      filters: [
        { id: '', form: '', value: 'x' },
        { id: 'a', form: 'or', value: '' },
      ] as const,
    };
    expect(playgroundPairs(state)).toEqual([['q', 'drill']]);
  });
});

describe('problems', () => {
  it('are found in all fields at once, each with its rule', () => {
    const problems = problemsOf(
      read('source=shop&page=x&rows=1.5&f.price.range=cheap,dear&f.updated.daterange=soon,NOW'),
    );
    expect([...problems.keys()].sort()).toEqual([
      'f.price.range',
      'f.updated.daterange',
      'page',
      'rows',
    ]);
    expect(problems.get('page')).toMatch(/whole number, "x"/);
    expect(problemsOf(read('source=shop&q=a&page=1&page=2')).get('page')).toMatch(/one value/);
    expect(problemsOf(read('source=shop&q=a&f.price.range=5,max')).size).toBe(0);
  });

  it('include the place of a service', () => {
    expect([...problemsOf(read('source=service')).keys()]).toEqual(['host', 'tenant', 'index']);
    expect(problemsOf(read('source=service&host=a/b&tenant=t&index=i')).get('host')).toMatch(
      /name/,
    );
  });
});

describe('hosts', () => {
  it.each([
    ['search.example.com', 'https://search.example.com'],
    [' Search.example.com:8443/ ', 'https://Search.example.com:8443'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['localhost:9330', 'http://localhost:9330'],
    ['https://[::1]:1', 'https://[::1]:1'],
    ['javascript:alert(1)', undefined],
    ['a.example/path', undefined],
    ['user@a.example', undefined],
    ['', undefined],
  ])('%s', (host, origin) => {
    expect(serviceOrigin(host)).toBe(origin);
  });
});

describe('the request', () => {
  it('is one address, safe between quotes', () => {
    expect(urlOf(read("source=shop&q=it's&f.brand=A %26 B"))).toBe(
      'https://{host}/api/v1/search/demo/products?q=it%27s&f.brand=A%20%26%20B',
    );
    expect(urlOf(read('source=service&host=http://a.example&tenant=t&index=i/j'))).toBe(
      'http://a.example/api/v1/search/t/i%2Fj',
    );
    for (const { code, label } of callSamples(requestOf(read(`source=shop&q='"$x`))))
      expect(code, label).toContain('q=%27%22%24x');
  });
});

describe('changes among the results', () => {
  it('do not change parameters without effect on the results', () => {
    const state = read(
      'source=shop&q=a&f.brand=BoltWerk&page=3&rows=5&ctrl=trace,spellcheckDisabled&locale=en',
    );
    expect(withResultView(state, resultView(state))).toEqual(state);
    const next = withResultView(state, {
      ...resultView(state),
      filters: [],
      page: 1,
      isExact: false,
    });
    expect(next).toEqual({ ...state, filters: [], page: '', ctrl: ['trace'] });
  });
});

it('takes a pasted request whose path has codes of another encoding', () => {
  const url = 'https://search.example.com/api/v1/search/d%FCmo/products?q=drill';
  const operation = operationOf({ url, method: 'GET' });
  const [, service] = operation ? pastedStates({ url }, operation) : [];
  expect(service).toMatchObject({ tenant: 'd%FCmo', index: 'products', q: 'drill' });
});
