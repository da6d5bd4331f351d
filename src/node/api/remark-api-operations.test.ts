import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationGroups } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { readPage } from '../../test/compiled-content';
import { compile } from '../markdown/compile';
import { fieldId, parameterId } from './parameter-place';
import { fieldsOf } from './schema-words';

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
  it('says which groups there are', async () => {
    const [fault] = (await page('<ApiOperations group="serach" />')).faults;
    expect(fault?.message).toBe('<ApiOperations> has the group "serach"');
    expect(fault?.expected).toContain('search, suggest');
    expect(fault?.fix).toContain('"search"');
  });

  it('writes a tree whose levels open one by one and end where a schema holds itself', async () => {
    const tree = JSON.stringify((await page('<ApiOperations group="categories" />')).tree);
    expect(tree).toContain('"details"');
    expect(tree).toContain('The same fields as CategoryNode above.');
  });
});
