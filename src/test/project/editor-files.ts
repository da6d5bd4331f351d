import { format, resolveConfig } from 'prettier';
import type { AuthorUse, ComponentProp } from '../../node/components/content-component';
import type { Field, Fields, FieldType } from '../../node/source/front-matter/fields';

/** Files that editors complete and check content with, made from the records that the build checks it with. */

const types: Record<FieldType, object> = {
  string: { type: 'string', minLength: 1 },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})?)?$',
  },
  strings: { type: 'array', items: { type: 'string', minLength: 1 } },
};

/** JSON Schema of a mapping with these fields. */
export function mappingSchema(fields: Fields): object {
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
export const editorFile = async (filepath: string, content: object) =>
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
export function componentSnippet(name: string, use: AuthorUse, isEmpty: boolean): Snippet {
  const required = Object.entries(use.props).filter(([, prop]) => prop.required);
  const props = required.map(
    ([prop, { values }]: [string, ComponentProp], at) =>
      ` ${prop}="${placeholder(at + 1, values)}"`,
  );
  const tag = `<${name}${props.join('')}`;
  return {
    scope: 'mdx',
    prefix: `<${name}`,
    body: isEmpty ? [`${tag} />`] : [`${tag}>`, '', '$0', '', `</${name}>`],
    description: use.meaning,
  };
}

/** The front matter of a new page: what is required, and `more` keys. */
export function frontMatterSnippet(
  prefix: string,
  description: string,
  fields: Fields,
  more: readonly string[],
): Snippet {
  const keys = Object.keys(fields).filter((key) => fields[key]?.required || more.includes(key));
  const lines = keys.map((key, at) => {
    const { type, values } = fields[key] ?? { type: 'string' };
    const value = placeholder(at + 1, values);
    return `${key}: ${type === 'strings' ? `[${value}]` : value}`;
  });
  return { scope: 'markdown,mdx', prefix, body: ['---', ...lines, '---', '', '$0'], description };
}
