import { expect, it } from 'vitest';
import { schemas, type SchemaName } from './all-schemas';

it('schemas refer only to each other, and every field has a description', () => {
  const silent: string[] = [];
  const visit = (schema: Record<string, unknown>, at: string) => {
    const reference = schema['$ref'];
    if (typeof reference === 'string') {
      expect(Object.keys(schemas)).toContain(reference);
      return;
    }
    if (schema['description'] === undefined) silent.push(at);
    for (const [key, field] of Object.entries(schema['properties'] ?? {}))
      visit(field as Record<string, unknown>, `${at}.${key}`);
  };
  for (const name of Object.keys(schemas) as SchemaName[])
    visit(schemas[name] as Record<string, unknown>, name);
  expect(silent).toEqual([]);
});
