import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docPages } from '../../lib/routes';
import { operationGroups } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { readPage } from '../../test/compiled-content';
import { exampleSamples } from '../../search/protocol/request-samples';
import { highlightLines } from '../markdown/code/prism';
import { compile } from '../markdown/compile';
import { linkParameters } from './link-parameters';
import { fieldId, parameterId } from './parameter-place';
import { fieldsOf } from './schema-words';

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const folder = 'content/docs/qsc-admin/api/reference';
const page = (body: string) =>
  compile({
    file: 'content/docs/a.mdx',
    body,
    bodyLine: 1,
    title: 'A',
    readFile: () => undefined,
  });

describe('the pages of the reference', () => {
  it('are one for each group, and an index', () => {
    const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.mdx'));
    expect(pages.sort()).toEqual(
      ['index', ...Object.keys(operationGroups)].map((name) => `${name}.mdx`).sort(),
    );
  });

  it.each(Object.keys(operationGroups))('%s has a row for each parameter', async (group) => {
    const { content, faults } = await readPage(`${folder}/${group}.mdx`);
    expect(faults).toEqual([]);
    for (const operation of operations.filter((entry) => entry.group === group)) {
      expect(content.ids).toContain(operation.id);
      for (const name of Object.keys(operation.query))
        expect(content.ids).toContain(parameterId(operation, name));
      for (const [name] of operation.body ? fieldsOf({ $ref: operation.body }) : [])
        expect(content.ids).toContain(fieldId(operation, name));
    }
    expect(new Set(content.ids).size).toBe(content.ids.length);
  });

  it('name every call in the index', async () => {
    const { content } = await readPage(`${folder}/index.mdx`);
    const links = content.links.map(({ href }) => href.slice(href.indexOf('#') + 1));
    for (const { id } of operations.filter((entry) => entry.id !== 'category-post'))
      expect(links).toContain(id);
  });
});

describe('<ApiOperations>', () => {
  it('says which groups there are', () => {
    const [fault] = page('<ApiOperations group="serach" />').faults;
    expect(fault?.message).toBe('<ApiOperations> has the group "serach"');
    expect(fault?.expected).toContain('search, suggest');
    expect(fault?.fix).toContain('"search"');
  });

  it('writes a tree whose levels open one by one and end where a schema holds itself', () => {
    const tree = JSON.stringify(page('<ApiOperations group="categories" />').tree);
    expect(tree).toContain('"details"');
    expect(tree).toContain('The same fields as CategoryNode above.');
  });
});

describe('links of parameters', () => {
  const link = (code: string) => linkParameters(code.replaceAll('&', '&amp;'), 'http', code);

  it('lead from the name to the row, and leave the text alone', () => {
    const code = 'GET https://{host}/api/v1/search/demo/products?q=a&f.brand.or=B&x=1 HTTP/1.1';
    const html = link(code);
    expect(html).toContain(`href="${docPages.apiReference}/search#search-get-q">q</a>=a`);
    expect(html).toContain('#search-get-f-or">f.brand.or</a>=B&amp;x=1');
    expect(html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')).toBe(code);
  });

  it('are in requests of the API only', () => {
    const other = 'GET https://{host}/other?q=a HTTP/1.1';
    expect(link(other)).toBe(other);
    expect(linkParameters('?q=a', 'bash', '?q=a')).toBe('?q=a');
  });

  it('are in samples of every language, once for each name', () => {
    const url = 'https://{host}/api/v1/search/demo/products?q=a&f.x=1&f.y=2&rows=2';
    for (const { language, code } of exampleSamples(url)) {
      const html = linkParameters(highlightLines(code, language).join('\n'), language, code);
      expect(html.match(/#search-get-\w+"/g), language).toEqual([
        '#search-get-q"',
        '#search-get-f"',
        '#search-get-rows"',
      ]);
      expect(withoutTags(html), language).toBe(code);
    }
  });

  it('are in the body of an HTTP request, on its outer fields', () => {
    const body = { q: 'drill', rows: 2, result: { rows: 'inner' }, x: 1 };
    const code = `POST https://{host}/api/v1/search/demo/products HTTP/1.1\nContent-Type: application/json\n\n${JSON.stringify(body, null, 2)}`;
    const html = linkParameters(highlightLines(code, 'http').join('\n'), 'http', code);
    expect(html.match(/#search-post-body-\w+"/g)).toEqual([
      '#search-post-body-q"',
      '#search-post-body-rows"',
      '#search-post-body-result"',
    ]);
    expect(withoutTags(html)).toBe(code);
  });
});
