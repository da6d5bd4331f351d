import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiVersion } from '../../../search/protocol/schema/operation';
import { openApiDocument } from '../openapi';
import { apiChanges, apiChangeNodes, versionFile, apiFacts, type ApiDocument } from './api-changes';

const current = (): ApiDocument =>
  JSON.parse(JSON.stringify(openApiDocument('https://docs.example.org'))) as ApiDocument;
const changed = (edit: (document: Editable) => void) => {
  const document = current();
  edit(document as unknown as Editable);
  return apiChanges(current(), document).map(({ kind, breaks, words }) => [kind, breaks, words]);
};

/** The parts that the tests edit. */
interface Editable {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: {
    schemas: Record<
      string,
      { required?: string[]; properties: Record<string, Record<string, unknown>> }
    >;
  };
}
const suggestPath = '/api/v1/search/suggest/{tenant}/{index}';

describe('the changes between two versions', () => {
  it('are none for another wording', () => {
    expect(
      changed(({ components }) => {
        for (const { properties } of Object.values(components.schemas))
          for (const field of Object.values(properties ?? {}))
            field['description'] = 'Other words.';
      }),
    ).toEqual([]);
  });

  it('report a new or removed object once, without its fields', () => {
    expect(changed(({ paths }) => delete paths[suggestPath])).toEqual([
      ['removed', true, `The call \`GET ${suggestPath}\` is gone.`],
    ]);
    expect(changed(({ components }) => delete components.schemas['Facet'])).toEqual([
      ['removed', true, 'The object `Facet` is gone.'],
    ]);
  });

  it('break a client that omits a newly required value, or reads a removed value', () => {
    const edit = ({ components: { schemas } }: Editable) => {
      schemas['Filter']?.required?.push('values');
      schemas['Facet']?.required?.push('unit');
      schemas['FacetValue']?.required?.splice(0, 1);
    };
    expect(changed(edit)).toEqual([
      ['changed', true, '`Filter.values` is required now.'],
      ['changed', false, '`Facet.unit` is always present now.'],
      ['changed', true, '`FacetValue.value` can be absent now.'],
    ]);
  });

  it('break a client when a value is removed or a type changes, but not when a field is new', () => {
    const edit = ({ components: { schemas } }: Editable) => {
      (schemas['Filter']?.properties['filterType']?.['enum'] as string[]).splice(0, 1);
      Object.assign(schemas['Facet']?.properties ?? {}, {
        count: { type: 'string' },
        color: { type: 'string' },
      });
    };
    expect(changed(edit)).toEqual([
      ['added', false, '`Facet.color` is new.'],
      ['changed', true, '`Facet.count` is now string (before: integer).'],
      ['removed', true, 'The value `term` of `Filter.filterType` is gone.'],
    ]);
  });

  it('break a client that sends no token to a call that requires one now', () => {
    const secured = ({ paths }: Editable) => {
      Object.assign(paths[suggestPath]?.['get'] ?? {}, { security: [{ QscToken: [] }] });
    };
    const words = `The token of \`GET ${suggestPath}\` is now QscToken (before: none).`;
    expect(changed(secured)).toEqual([['changed', true, words]]);
  });
});

describe('the history of the API', () => {
  const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  const version = (number: number) => parse(read(versionFile(number)) ?? '{}') as ApiDocument;

  it('has the current version, so that a change of the API needs a new one', () => {
    const { number, released } = apiVersion;
    const recipe = `The API differs from ${versionFile(number)}. Raise apiVersion in src/search/protocol/schema/operation.ts, build, and copy public/openapi/qsc.yaml to ${versionFile(number + 1)}.`;
    expect(version(number).info, recipe).toMatchObject({
      version: String(number),
      'x-released': released,
    });
    expect(apiChanges(version(number), current()), recipe).toEqual([]);
    expect([...apiFacts(current())], recipe).toEqual([...apiFacts(version(number))]);
  });

  it('has all versions up to it, and each of them differs from the one before', () => {
    for (let number = 2; number <= apiVersion.number; number += 1)
      expect(apiChanges(version(number - 1), version(number)).length).toBeGreaterThan(0);
    expect(read(versionFile(apiVersion.number + 1))).toBeUndefined();
  });

  it('becomes entries of a page, the newest first', () => {
    const text = JSON.stringify(apiChangeNodes(read));
    expect(text).toContain(`{#version-${apiVersion.number}}`);
    expect(text).toContain('November 24, 2026');
    expect(text).toContain('can be absent now');
  });
});
