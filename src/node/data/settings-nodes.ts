import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { faultIn } from '../faults/faults';
import { docsFolder, siteRelative } from '../source/files';
import { normalizeSource } from '../source/front-matter/front-matter';
import { checkFields, onOneLine, type Fields } from '../source/front-matter/fields';
import { readYamlMapping, type YamlMapping } from '../source/yaml';
import { createChildNode } from './gatsby-nodes';

export const categoryFields: Fields = {
  label: { type: 'string' },
  position: { type: 'number' },
  description: { type: 'string' },
  inline: { type: 'boolean' },
  include: { type: 'strings' },
};
export const tagFields: Fields = { label: { type: 'string' }, description: { type: 'string' } };
export const authorFields: Fields = {
  name: { type: 'string', required: true },
  description: { type: 'string' },
};

/** `_category.yml` → a SidebarCategorySettings node. */
export async function createCategorySettingsNode(
  args: CreateNodeArgs,
  absolutePath: string,
): Promise<void> {
  const { file, entries, ...mapping } = await readMapping(absolutePath);
  if (!file.startsWith(`${docsFolder}/`)) return;
  const faults =
    mapping.faults.length > 0 ? mapping.faults : checkFields({ entries }, categoryFields, file, 1);
  const wrong = new Set(faults.map(({ line }) => line));
  const right = [...entries].filter(([, { position }]) => !wrong.has(position.line));
  const values = valuesOf(right, categoryFields);
  const folder = path.posix.relative(docsFolder, path.posix.dirname(file));
  create(args, 'SidebarCategorySettings', folder, {
    ...values,
    folder,
    inline: values['inline'] === true,
    include: values['include'] ?? [],
    faults,
  });
}

/** `tags.yml` or `authors.yml`: one mapping per key → one node each. @param nameField field that has the key where it is absent */
export async function createEntryNodes(
  args: CreateNodeArgs,
  absolutePath: string,
  type: 'Tag' | 'Author',
  fields: Fields,
  nameField: string,
): Promise<void> {
  const { file, entries: mappings, faults } = await readMapping(absolutePath);
  for (const [key, { value: mapping, position }] of mappings) {
    const entries: YamlMapping['entries'] = new Map(
      Object.entries(mapping ?? {}).map(([name, value]) => [name, { value, position, items: [] }]),
    );
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))
      faults.push(
        faultIn(file, position, 'key-not-in-route', {
          key,
          proposal: key.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        }),
      );
    faults.push(...checkFields({ entries }, fields, file, position.line));
    create(args, type, key, { [nameField]: key, ...valuesOf([...entries], fields), key });
  }
  create(args, 'SettingsFile', file, { file, faults });
}

function valuesOf(
  entries: readonly (readonly [key: string, entry: { value: unknown }])[],
  fields: Fields,
): Record<string, unknown> {
  const known = entries.filter(([key]) => Object.hasOwn(fields, key));
  return Object.fromEntries(known.map(([key, { value }]) => [key, onOneLine(value)]));
}

async function readMapping(absolutePath: string): Promise<YamlMapping & { file: string }> {
  const file = siteRelative(absolutePath);
  const text = normalizeSource(await fs.readFile(absolutePath, 'utf8'));
  return { file, ...readYamlMapping(text, file, 1) };
}

function create(args: CreateNodeArgs, type: string, name: string, fields: object): void {
  createChildNode(args, {
    ...fields,
    id: args.createNodeId(`${type} ${name}`),
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
}
