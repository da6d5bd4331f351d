import Compile from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestFaults } from '../../search/checks/endpoints';
import { checkSamples } from '../content/checks/check-samples';
import { schemaCheck } from '../../search/checks/schema-check';
import { sampleCall } from '../../node/examples/example-call';
import { sampleUrl } from '../../search/protocol/samples/sample-call';
import { readSiteFile } from '../../node/source/files';
import { problemsOf } from '../../search/playground/problems';
import { requestOf } from '../../search/playground/service';
import { filterForms, filterName, parsePlayground } from '../../search/playground/state';
import { schemas, type SchemaName } from '../../search/protocol/schema/all-schemas';
import { filterOperators, parameterSchemas } from '../../search/protocol/schema/parameter-schemas';
import { responses } from '../../search/protocol/schema/response-schemas';
import { decodeRequest, encodePairs } from '../../search/protocol/query-string';
import { readPage, type ReadPage } from '../support/compiled-content';
import { pageFiles } from '../support/content-files';

let pages: ReadPage[] = [];
let answers: ReadPage['answers'] = [];
beforeAll(async () => {
  pages = await Promise.all(pageFiles('content/docs', 'content/blog').map(readPage));
  answers = pages.flatMap((page) => page.answers);
}, 240_000);

describe('the content', () => {
  it('has only samples that keep to the schemas', () => {
    const samples = pages.flatMap(({ file, content }) =>
      content.samples.map((sample) => ({ ...sample, line: sample.line ?? null, page: { file } })),
    );
    const { faults, checks } = checkSamples(samples);
    expect(faults).toEqual([]);
    // A kind of check without samples finds no faults either.
    for (const kind of 'JSON,YAML,HTTP,request,search response,facet,suggestions'.split(','))
      expect(checks[kind], kind).toBeGreaterThan(1);
    expect(checks['HTTP']).toBe(samples.filter(({ language }) => language === 'http').length);
  });

  it('links to requests of the playground that keep to the schemas', () => {
    const links = pages.flatMap(({ content }) =>
      [...JSON.stringify(content.tree).matchAll(/"playground":"([^"]+)"/g)].map(
        ([, href = '']) => href,
      ),
    );
    const states = links.map((href) => parsePlayground(href.slice(href.indexOf('?'))));
    const requests = states.filter((state) => problemsOf(state).size === 0);
    expect(requests.length).toBeGreaterThan(100);
    for (const state of requests)
      expect(requestFaults({ method: 'GET', url: sampleUrl(requestOf(state)) })).toEqual([]);
  });
});

describe('the engine', () => {
  const nameOf = ({ call, response }: (typeof answers)[number]) => {
    if (response.statusCode !== 200) return 'ErrorResponse';
    return call.kind === 'suggest' ? 'Suggestions' : 'SearchResponse';
  };

  it('has responses in this build that follow the schemas and their rules', () => {
    expect(answers.length).toBeGreaterThan(100);
    for (const answer of answers)
      expect(
        schemaCheck(nameOf(answer))(answer.response.body, ''),
        sampleUrl(sampleCall(answer.call)),
      ).toEqual([]);
  });

  it('has responses that an independent validator accepts', () => {
    const validators = {
      SearchResponse: Compile(responses.SearchResponse),
      Suggestions: Compile(responses.Suggestions),
      ErrorResponse: Compile(responses.ErrorResponse),
    };
    for (const answer of answers)
      expect(validators[nameOf(answer)].Errors(answer.response.body)).toEqual([]);
    expect(validators.SearchResponse.Check({ statusCode: 200 })).toBe(false);
  });

  it('accepts requests that follow the schemas', () => {
    for (const { call, response } of answers.filter(({ response }) => response.statusCode === 200))
      expect(
        requestFaults({
          method: call.body === undefined ? 'GET' : 'POST',
          url: sampleUrl(sampleCall(call)),
          ...(call.body !== undefined && { body: call.body }),
        }),
        `${sampleUrl(sampleCall(call))} ${response.statusCode}`,
      ).toEqual([]);
  });
});

describe('the parameters', () => {
  const values: Record<string, string> = { boolean: 'true', integer: '2' };
  const sampleOf = (name: string): string => {
    if (name === 'ctrl') return 'trace';
    if (name.endsWith('humandate')) return 'last week';
    if (/date/i.test(name)) return '2025-01-01,2025-02-01';
    if (/range|slider/.test(name)) return '1,2';
    return values[(parameterSchemas as Record<string, { type?: string }>)[name]?.type ?? ''] ?? 'a';
  };
  const named = (name: string) => name.replace(/\{\w+\}/, 'some');

  it.each(Object.keys(parameterSchemas))('%s: reader, checks, and playground accept it', (name) => {
    const query = encodePairs([[named(name), sampleOf(name)]]);
    const request = decodeRequest(query);
    expect(request.others).toBeUndefined();
    expect(Object.keys(request)).toHaveLength(1);
    const state = parsePlayground(`?source=shop&${query}`);
    expect(problemsOf(state).size).toBe(0);
    expect(sampleUrl(requestOf(state))).toContain(query);
    const headers: Record<string, string> = name === 'explain' ? { authorization: 'Basic x' } : {};
    expect(requestFaults({ method: 'GET', url: sampleUrl(requestOf(state)), headers })).toEqual([]);
  });

  it('are all in the tables of the guide', () => {
    const file = 'content/docs/qsc-admin/search/search-api-integration.mdx';
    const guide = JSON.stringify(pages.find((page) => page.file === file)?.content.tree);
    const filters = [
      'content/docs/qsc-admin/search/filters.mdx',
      'content/docs/qsc-admin/search/filter-values.mdx',
      'content/docs/qsc-admin/search/filter-ranges-and-dates.mdx',
    ]
      .map((file) => readSiteFile(file) ?? '')
      .join('\n');
    const missing = Object.keys(parameterSchemas).filter(
      (name) =>
        !(name.startsWith('f.{id}.')
          ? filters.includes(name.slice('f.{id}'.length))
          : guide.includes(`"${name}"`) || name === 'f.{id}'),
    );
    expect(missing).toEqual([]);
  });

  it('of filters have a form each in the playground', () => {
    expect(filterForms).toEqual(Object.keys(filterOperators));
    expect(filterForms.map((form) => filterName({ id: '{id}', form }))).toEqual(
      Object.keys(parameterSchemas).filter((name) => name.startsWith('f.')),
    );
  });
});

describe('the schemas', () => {
  it('refer only to each other, and every field has a description', () => {
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
});
