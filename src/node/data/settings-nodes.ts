import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { faultIn } from '../faults/faults';
import { docsFolder, readSiteFile, siteRelative } from '../content/files';
import { normalizeSource } from '../content/front-matter/front-matter';
import { checkedValues, type Fields } from '../content/front-matter/fields';
import { readYamlMapping, type YamlEntry, type YamlMapping } from '../content/yaml';
import { createChildNode } from './gatsby-nodes';

export const categoryFields = {
  label: { type: 'string' },
  position: { type: 'number' },
  description: { type: 'string' },
  inline: { type: 'boolean' },
  include: { type: 'strings' },
} as const satisfies Fields;
export const tagFields: Fields = { label: { type: 'string' }, description: { type: 'string' } };
export const authorFields: Fields = {
  name: { type: 'string', required: true },
  description: { type: 'string' },
};

/** `_category.yml` → a SidebarCategorySettings node. */
export function createCategorySettingsNode(args: CreateNodeArgs, absolutePath: string): void {
  const { file, ...mapping } = readMapping(absolutePath);
  if (!file.startsWith(`${docsFolder}/`)) return;
  const { values, faults } = checkedValues(mapping, categoryFields, file, 1);
  const folder = path.posix.relative(docsFolder, path.posix.dirname(file));
  const { inline = false, include = [] } = values;
  const { value, items = [] } = mapping.entries.get('include') ?? {};
  const includePositions = Object.fromEntries(
    [value ?? []].flat().map((name, index) => [String(name), items[index]]),
  );
  const fields = { ...values, folder, inline, include, includePositions, faults };
  create(args, 'SidebarCategorySettings', folder, fields);
}

/** `tags.yml` or `authors.yml`: one mapping per key → one node each. @param nameField field that has the key where it is absent */
export function createEntryNodes(
  args: CreateNodeArgs,
  absolutePath: string,
  type: 'Tag' | 'Author',
  fields: Fields,
  nameField: string,
): void {
  const { file, entries: mappings, faults } = readMapping(absolutePath);
  for (const [key, { value: mapping, position }] of mappings) {
    const entries = new Map<string, YamlEntry>(
      Object.entries(mapping ?? {}).map(([name, value]) => [name, { value, position, items: [] }]),
    );
    const proposal = keyFrom(key);
    const fix = proposal ? `write it as "${proposal}"` : 'give it a name of such letters';
    if (key !== proposal || key === '')
      faults.push(faultIn(file, position, 'key-not-in-route', { key, fix }));
    const entry = checkedValues({ entries, faults: [] }, fields, file, position.line);
    faults.push(...entry.faults);
    create(args, type, key, { [nameField]: key, ...entry.values, key });
  }
  create(args, 'SettingsFile', file, { file, faults });
}

/** A name as a key: `c-sharp` of `C#`. */
function keyFrom(name: string): string {
  const words = name.normalize('NFKD').replaceAll('#', ' sharp ').replaceAll('+', ' plus ');
  const letters = words.toLowerCase().replaceAll('ß', 'ss').replace(/\p{M}/gu, '');
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-');
}

function readMapping(absolutePath: string): YamlMapping & { file: string } {
  const file = siteRelative(absolutePath);
  return { file, ...readYamlMapping(normalizeSource(readSiteFile(file) ?? ''), file, 1) };
}

function create(args: CreateNodeArgs, type: string, name: string, fields: object): void {
  createChildNode(args, {
    ...fields,
    id: args.createNodeId(`${type} ${name}`),
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
}
