import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { authorComponents } from '../../node/authoring/all-components';
import type { AuthorUse, ComponentProp } from '../../node/authoring/content-component';
import { authorFields, categoryFields, tagFields } from '../../node/data/settings-nodes';
import { redirectFields } from '../../node/routes/redirects';
import type { Field, Fields, FieldType } from '../../node/content/front-matter/fields';
import { docFields, postFields } from '../../node/content/front-matter/front-matter-fields';
import { splitSource } from '../../node/content/front-matter/front-matter';
import { contentFiles, pageFiles } from '../support/content-files';

// Files that editors complete and check content with, made from the records that the build checks it with.

const read = (file: string) => fs.readFileSync(file, 'utf8');

const types: Record<FieldType, object> = {
  string: { type: 'string', minLength: 1 },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})?)?$',
  },
  strings: { type: 'array', items: { type: 'string', minLength: 1 } },
  list: { type: 'array' },
};

/** JSON Schema of a mapping with these fields. */
function mappingSchema(fields: Fields): object {
  const required = Object.keys(fields).filter((key) => fields[key]?.required);
  return {
    type: required.length > 0 ? 'object' : ['object', 'null'],
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)]),
    ),
  };
}

const fieldSchema = ({ type, values, form, meaning }: Field): object => ({
  ...(meaning && { description: meaning }),
  ...types[type],
  ...(form && { pattern: form.pattern.source }),
  ...(values && { enum: values }),
});

/** A file of JSON that an editor reads, formatted like all files. */
const editorFile = async (filepath: string, content: object) =>
  format(JSON.stringify(content, null, 2), { ...(await resolveConfig(filepath)), filepath });

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/** A placeholder of a snippet, to fill in or to choose from. */
const placeholder = (index: number, values: readonly string[] = []) =>
  values.length > 0 ? `\${${index}|${values.join(',')}|}` : `$${index}`;

/**
 * Snippet of a component with its required props.
 * @param isEmpty whether the component has no content
 */
function componentSnippet(name: string, use: AuthorUse, isEmpty: boolean): Snippet {
  const required = Object.entries(use.props).filter(([, prop]) => prop.required);
  const props = required.map(
    ([prop, { values }]: [string, ComponentProp], index) =>
      ` ${prop}="${placeholder(index + 1, values)}"`,
  );
  const tag = `<${name}${props.join('')}`;
  return {
    scope: 'mdx',
    prefix: `<${name}`,
    body: isEmpty ? [`${tag} />`] : [`${tag}>`, '', '$0', '', `</${name}>`],
    description: use.meaning,
  };
}

/** The front matter of a new page: the required keys, and `more` keys. */
function frontMatterSnippet(
  prefix: string,
  description: string,
  fields: Fields,
  more: readonly string[],
): Snippet {
  const keys = Object.keys(fields).filter((key) => fields[key]?.required || more.includes(key));
  const lines = keys.map((key, index) => {
    const { type, values } = fields[key] ?? { type: 'string' };
    const value = placeholder(index + 1, values);
    return `${key}: ${type === 'strings' ? `[${value}]` : value}`;
  });
  return { scope: 'markdown,mdx', prefix, body: ['---', ...lines, '---', '', '$0'], description };
}

/** Compares with the file; `npx vitest run src/test/project/editor-files.test.ts -u` writes it. */
const isStored = async (file: string, content: object) =>
  expect(await editorFile(file, content)).toMatchFileSnapshot(path.resolve(file));

const entries = (fields: Fields) => ({
  type: 'object',
  propertyNames: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  additionalProperties: mappingSchema(fields),
});
const schemas: Record<string, [title: string, schema: object, files: string[]]> = {
  doc: [
    'Front matter of a documentation page',
    mappingSchema(docFields),
    pageFiles('content/docs'),
  ],
  post: ['Front matter of a post', mappingSchema(postFields), pageFiles('content/blog')],
  category: [
    'A folder of the documentation',
    mappingSchema(categoryFields),
    contentFiles('content/docs').filter((file) => file.endsWith('/_category.yml')),
  ],
  tags: ['Tags by key', entries(tagFields), ['content/tags.yml']],
  authors: ['Authors by key', entries(authorFields), ['content/authors.yml']],
  redirects: [
    'Addresses that moved',
    { type: 'array', items: mappingSchema(redirectFields) },
    ['content/redirects.yml'],
  ],
};

const valuesOf = (file: string): unknown =>
  parse(file.endsWith('.yml') ? read(file) : splitSource(read(file)).yaml);

describe.each(Object.entries(schemas))('the schema "%s"', (name, [title, schema, files]) => {
  const stored = `content/schemas/${name}.json`;

  it('is generated from the fields that the build checks', async () => {
    await isStored(stored, {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title,
      ...schema,
    });
  });

  it('accepts the keys of the content, and rejects others', () => {
    const check = Compile(JSON.parse(read(stored)) as object);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, ...check.Errors(valuesOf(file))[1]]).toEqual([file]);
    const strange = { title: 'A', date: '2025-03-31', name: 'A', from: '/a', to: '/b', titel: 'B' };
    expect(check.Check(name === 'redirects' ? [strange] : strange)).toBe(false);
  });
});

describe('the editor', () => {
  it('has a snippet for every component and for the front matter of a new page', async () => {
    const empty = ['ApiFields', 'ApiMap', 'ApiOperations', 'RunHere', 'SearchExample'];
    expect(empty.filter((name) => !authorComponents.has(name))).toEqual([]);
    const components = [...authorComponents].map(([name, use]) => [
      name,
      componentSnippet(name, use, empty.includes(name)),
    ]);
    const keys = ['description', 'tags', 'kind', 'authors'];
    await isStored('.vscode/content.code-snippets', {
      ...Object.fromEntries(components),
      'Documentation page': frontMatterSnippet('page', 'a new page', docFields, keys),
      Post: frontMatterSnippet('post', 'a new post', postFields, keys),
    });
  });

  it('checks the settings of the content by its schemas', () => {
    const settings = JSON.parse(read('.vscode/settings.json')) as Record<string, unknown>;
    expect(settings['yaml.schemas']).toEqual({
      './content/schemas/category.json': 'content/docs/**/_category.yml',
      './content/schemas/tags.json': 'content/tags.yml',
      './content/schemas/authors.json': 'content/authors.yml',
      './content/schemas/redirects.json': 'content/redirects.yml',
    });
  });
});
