import Compile from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestFaults } from '../../search/checks/endpoints';
import { checkSamples } from '../content/checks/check-samples';
import { schemaCheck } from '../../search/checks/schema-check';
import { sampleCall } from '../../node/examples/example-call';
import { sampleUrl } from '../../search/protocol/samples/sample-call';
import { readSiteFile } from '../../node/content/files';
import { problemsOf } from '../../search/playground/problems';
import { requestOf } from '../../search/playground/service';
import { parsePlayground } from '../../search/playground/state';
import { parameterSchemas } from '../../search/protocol/schema/parameter-schemas';
import { responses } from '../../search/protocol/schema/response-schemas';
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
    const { faults, checks } = checkSamples(pages);
    expect(faults).toEqual([]);
    // A kind of check without samples finds no faults either.
    for (const kind of 'JSON,YAML,HTTP,request,search response,facet,suggestions'.split(','))
      expect(checks[kind], kind).toBeGreaterThan(1);
    const samples = pages.flatMap(({ content }) => content.samples);
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

it('all parameters are in the tables of the guide', () => {
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
