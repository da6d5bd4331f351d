import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../lib/text/escape-html';
import { docPages } from '../../lib/addresses/routes';
import { callSamples } from '../../search/protocol/samples/call-samples';
import { sampleCall } from '../examples/example-call';
import { highlightLines } from '../markdown/code/prism';
import { linkParameters } from './parameter-names';

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The sample as a page shows it, with its links. */
const link = (code: string, language = 'http') =>
  linkParameters(highlightLines(code, language).join('\n'), language, code);
/** Targets of the links, without the page. */
const targets = (html: string) =>
  [...html.matchAll(/<a href="[^"#]*#([^"]+)">([^<]*)<\/a>/g)].map(
    ([, id = '', text = '']) => `${text} ${id}`,
  );

describe('links of parameters', () => {
  it('link the name to its row, and do not change the text', () => {
    const code = 'GET https://{host}/api/v1/search/demo/products?q=a&f.brand.or=B&x=1 HTTP/1.1';
    const html = linkParameters(escapeHtml(code), 'http', code);
    expect(html).toContain(`<a href="${docPages.apiReference}/search#search-get-q">q</a>=a`);
    expect(html).toContain('#search-get-f-or">f.brand.or</a>=B&amp;x=1');
    expect(withoutTags(html)).toBe(code);
  });

  it('are in requests of the API only', () => {
    const other = 'GET https://{host}/other?q=a HTTP/1.1';
    expect(linkParameters(other, 'http', other)).toBe(other);
    expect(linkParameters('?q=a', 'bash', '?q=a')).toBe('?q=a');
  });

  it('are in samples of every language, once for each name', () => {
    const call = sampleCall({ index: 'products', kind: 'search', query: 'q=a&f.x=1&f.y=2&rows=2' });
    for (const { language, code } of callSamples(call)) {
      const html = linkParameters(highlightLines(code, language).join('\n'), language, code);
      expect(html.match(/#search-get-\w+"/g), language).toEqual([
        '#search-get-q"',
        '#search-get-f"',
        '#search-get-rows"',
      ]);
      expect(withoutTags(html), language).toBe(code);
    }
  });

  it('are in the body in every language, on fields at any depth, not on names of the caller', () => {
    const body = { q: 'drill', result: { rows: 3, document: { fields: { q: {} } } }, x: 1 };
    const wanted = [
      'q search-post-body-q',
      'result search-post-body-result',
      'document search-post-body-result-document',
      'fields search-post-body-result-document-fields',
    ];
    for (const { language, code } of callSamples(
      sampleCall({
        index: 'products',
        kind: 'search',
        query: '',
        body: JSON.stringify(body, null, 2),
      }),
    )) {
      const html = link(code, language);
      expect(targets(html), language).toEqual(wanted);
      expect(withoutTags(html), language).toBe(code);
    }
  });

  it('are in JSON that is the body of a call, and in no other', () => {
    const field = { code: 'fields', dataType: 'string' };
    const document = { header: { id: 'a', action: 'update' }, payload: { id: 'b', title: 'A' } };
    const ofJson = (value: unknown) => targets(link(JSON.stringify(value, null, 2), 'json'));
    expect(ofJson({ fields: [field, field] })).toEqual([
      'fields schema-put-body-fields',
      'code schema-put-body-fields-code',
      'dataType schema-put-body-fields-dataType',
    ]);
    expect(ofJson(field)).toEqual(ofJson({ fields: [field] }).slice(1));
    for (const value of [document, [document]])
      expect(ofJson(value)).toEqual([
        'header bulk-body-header',
        'id bulk-body-header-id',
        'action bulk-body-header-action',
        'payload bulk-body-payload',
      ]);
    for (const value of [{ q: 'drill' }, { ...field, dataType: 'text' }, [], null])
      expect(ofJson(value)).toEqual([]);
    expect(targets(link('{ "header": ', 'json'))).toEqual([]);
  });

  it('are in code that puts the address of its only call together', () => {
    const endpoint = "const endpoint = 'https://{host}/api/v1/search/demo/products';\n";
    const targetsIn = (code: string, language = 'js') => targets(link(code, language));
    expect(
      targetsIn(`${endpoint}const parts = [\`q=\${text}\`, 'rows=' + rows];\nlet page = 1;`),
    ).toEqual(['q search-get-q', 'rows search-get-rows']);
    expect(targetsIn(`${endpoint}location.assign(\`/search?q=\${text}\`);`)).toEqual([]);
    const curl =
      'curl -G "https://{host}/api/v1/search/demo/products" \\\n  --data-urlencode "rows=1"';
    expect(targetsIn(curl, 'bash')).toEqual(['rows search-get-rows']);
    const two = `${endpoint}const suggest = 'https://{host}/api/v1/search/suggest/demo/products';\n`;
    expect(targetsIn(`${two}const parts = ['rows='];`)).toEqual([]);
  });
});
