import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationGroups } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { requestDefinitions } from '../../search/protocol/schema/request-schemas';
import { responseDefinitions } from '../../search/protocol/schema/response-schemas';
import { readPage } from '../../test/support/compiled-content';
import { compilePage } from '../../test/support/compile-page';
import { parameterId } from './reference-address';
import { fieldsOf } from '../../search/protocol/schema/schema-words';

const folder = 'content/docs/qsc-admin/api/reference';

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
        expect(content.ids).toContain(`${operation.id}-body-${name}`);
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
  it('lists the groups', async () => {
    const [fault] = (await compilePage('<ApiOperations group="serach" />')).faults;
    expect(fault?.message).toBe('<ApiOperations> has the group "serach"');
    expect(fault?.expected).toContain('search, suggest');
    expect(fault?.fix).toContain('"search"');
  });

  it('writes fields with levels that open one by one, and a repeated object once', async () => {
    const search = JSON.stringify((await compilePage('<ApiOperations group="search" />')).tree);
    expect(search).toContain('["summary","Fields of ",["code","document"]]');
    expect(search.split('"id":"object-Page"').length).toBe(2);
    expect(search.split('"href":"#object-Page"').length).toBeGreaterThan(4);
    expect(search.split('Part of a query string that requests the page.').length).toBe(2);
    const categories = JSON.stringify(
      (await compilePage('<ApiOperations group="categories" />')).tree,
    );
    expect(categories).toContain('list of ",["a",{"href":"#object-CategoryNode"}');
  });

  it('has the response of the practice tenant to the example of each supported call', async () => {
    const groups = { schema: 1, bulk: 1, 'full-feed': 3, lists: 0, categories: 2 };
    for (const [group, responses] of Object.entries(groups)) {
      const { tree, faults } = await compilePage(`<ApiOperations group="${group}" />`);
      expect(faults).toEqual([]);
      const text = JSON.stringify(tree);
      expect(text.split('["RunHere"').length - 1, group).toBe(responses);
      expect(text.split('/playground?source=practice').length - 1, group).toBe(responses);
      expect(text.split('"Response of the practice tenant').length - 1, group).toBe(responses);
    }
  });

  it('names the values that an example replaces before it', async () => {
    const { tree } = await compilePage('<ApiOperations group="schema" />');
    const text = JSON.stringify(tree);
    expect(text.indexOf('The call replaces all fields')).toBeLessThan(text.indexOf('["Tabs"'));
  });
});

describe('<ApiFields>', () => {
  it('writes a table of fields, in which objects without a name have the fields inside', async () => {
    const { tree, faults } = await compilePage('<ApiFields schema="ResultOptions" />');
    expect(faults).toEqual([]);
    const written = JSON.stringify(tree);
    for (const text of ['document.fields', 'paging.enabled', 'Meaning'])
      expect(written).toContain(text);
  });

  it('links a type to its table on the page, and lists values once', async () => {
    const table = '<ApiFields call="search-get" without="f.{id}, locale" />';
    const values = '<ApiFields call="search-get" values="ctrl" />';
    const facets = '## Facets {#facets}\n\n<ApiFields schema="Facet" />';
    const alone = JSON.stringify((await compilePage(table)).tree);
    const together = JSON.stringify((await compilePage(`${table}\n\n${values}\n\n${facets}`)).tree);
    expect(alone).not.toContain('locale');
    expect(alone.split('Computes no facets').length).toBe(2);
    expect(together.split('Computes no facets').length).toBe(2);
    expect(together).toContain('"href":"#facets"');
  });

  it('lists the schemas, calls, and fields', async () => {
    const faults = async (body: string) =>
      (await compilePage(body)).faults.map(({ message, fix }) => [message, fix]);
    expect(await faults('<ApiFields schema="Facets" />')).toEqual([
      ['<ApiFields> has the schema "Facets"', 'did you mean "Facet"?'],
    ]);
    expect(await faults('<ApiFields call="search" />')).toHaveLength(1);
    expect(await faults('<ApiFields schema="Facet" without="filtername" />')).toEqual([
      ['<ApiFields> has the field "filtername"', 'did you mean "filterName"?'],
    ]);
  });

  it('prints every part of a search and its response in the guides', () => {
    const guides = ['search-api-integration', 'search-response', 'filters']
      .map((name) => fs.readFileSync(`content/docs/qsc-admin/search/${name}.mdx`, 'utf8'))
      .join('');
    const parts = Object.keys({ ...requestDefinitions, ...responseDefinitions });
    // A filter in a map is a filter without its id; the list of sorts has nothing else in it.
    const others = [
      'FilterWithoutId',
      'Sort',
      'Slider',
      'Suggestions',
      'Suggestion',
      'ErrorResponse',
    ];
    for (const name of parts.filter((part) => !others.includes(part)))
      expect(guides, name).toContain(`<ApiFields schema="${name}" />`);
  });
});
