import { readSiteFile } from '../../node/source/files';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSample, type CodeSample } from '../../node/content-checks/check-sample';
import { proofOf } from '../../node/content-checks/proof';
import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { pageFiles } from '../support/content-files';
import { readPage } from '../support/compiled-content';

/** Number of broken samples, and the share that the checks must find. */
const BROKEN = 500;
const MIN_FOUND = 0.99;

interface PageSample extends CodeSample {
  file: string;
}

interface Mutation {
  what: 'a name' | 'a type' | 'a header' | 'a sum';
  broken: PageSample;
}

/** Keys that only exist where the protocol says so; free maps hold other words. */
const keys =
  'total documents position facets filterName count resultCount paging pageCount rows currentPage searchFilters filterType filterOperator values minValue sort fields dataType searchMode header action payload didYouMeanResult original suggestHighlighted result'.split(
    ' ',
  );
const sums = ['resultCount', 'facetCount', 'fieldCount', 'pageCount'];
const headers = /^(?:X-QSC-Token|Content-Type): .*\n/m;

/** Copies of a sample, each with one mistake. */
function mutationsOf(sample: PageSample): Mutation[] {
  const { language, code } = sample;
  const mutation = (what: Mutation['what'], changed: string | undefined): Mutation[] =>
    changed === undefined || changed === code
      ? []
      : [{ what, broken: { ...sample, code: changed } }];
  if (language === 'json')
    return jsonMutations(code).flatMap(([what, json]) => mutation(what, json));
  if (language !== 'http' && language !== 'bash') return [];
  return [
    ...mutation('a name', code.replace(/(\/search\/[^\s]*[?&])(q|page|rows|sort|ctrl)=/, '$1$2x=')),
    ...mutation('a name', code.replace(/(f\.[A-Za-z]+\.)(or|and|not|range)(?==)/, '$1$2x')),
    ...mutation('a type', code.replace(/([?&](?:page|rows)=)\d+/, '$1three')),
    ...(language === 'http'
      ? mutation('a header', /^P(?:OST|UT) /.test(code) ? code.replace(headers, '') : undefined)
      : []),
    ...(language === 'http'
      ? httpBodyMutations(code).flatMap(([what, c]) => mutation(what, c))
      : []),
  ];
}

function httpBodyMutations(code: string): [Mutation['what'], string][] {
  const [head = '', ...rest] = code.split('\n\n');
  const body = rest.join('\n\n');
  if (!head.startsWith('POST') && !head.startsWith('PUT')) return [];
  return jsonMutations(body).map(([what, json]) => [what, `${head}\n\n${json}`]);
}

/** An inserted, a deleted, a replaced, and two swapped letters. */
function misspelled(key: string, kind: number): string {
  const [start, letter, next, end] = [key.slice(0, 1), key[1] ?? '', key[2] ?? '', key.slice(3)];
  const forms = [
    `${key}x`,
    start + next + end,
    `${start}${letter}z${end}`,
    start + next + letter + end,
  ];
  return forms[kind % forms.length] ?? key;
}

function jsonMutations(code: string): [Mutation['what'], string][] {
  const value = parseJson(code)?.value;
  const mutations: [Mutation['what'], string][] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    for (const [key, entry] of Object.entries(node)) {
      // Fields of documents belong to the search app.
      if (key === 'document' || key === 'payload') continue;
      if (keys.includes(key)) {
        delete node[key];
        const wrong = misspelled(key, mutations.length);
        node[wrong] = entry;
        mutations.push(['a name', JSON.stringify(value)]);
        delete node[wrong];
        node[key] = typeof entry === 'number' ? 'many' : 7.5;
        mutations.push(['a type', JSON.stringify(value)]);
      }
      if (sums.includes(key) && typeof entry === 'number') {
        node[key] = entry + 1;
        mutations.push(['a sum', JSON.stringify(value)]);
      }
      node[key] = entry;
      visit(entry);
    }
  };
  visit(value);
  return mutations;
}

const samples: PageSample[] = [];

beforeAll(async () => {
  for (const file of pageFiles('content/docs', 'content/blog')) {
    const { content } = await readPage(file);
    for (const { language, title, code, isShortened } of content.samples)
      samples.push({ language, title, code, isShortened, file });
  }
}, 240_000);

describe('samples that are broken', () => {
  it('are reported, and none counts as verified', () => {
    const all = samples
      .filter((sample) => proofOf(sample, readSiteFile) === 'protocol')
      .flatMap((sample) => mutationsOf(sample).slice(0, 6));
    expect(all.length).toBeGreaterThan(BROKEN);
    // Spread over all pages and kinds of mistakes.
    const chosen = Array.from(
      { length: BROKEN },
      (_, index) => all[Math.floor((index * all.length) / BROKEN)],
    ).flatMap((mutation) => mutation ?? []);
    expect(new Set(chosen.map(({ what }) => what)).size).toBe(4);
    const missed = chosen.filter(({ broken }) => checkSample(broken).faults.length === 0);
    const proven = chosen.filter(({ broken }) => proofOf(broken, readSiteFile) !== undefined);
    const texts = (list: readonly Mutation[]) =>
      list.map(({ what, broken }) => `${what} ${broken.file} ${broken.code.slice(0, 150)}`);
    expect(1 - missed.length / BROKEN, texts(missed).join('\n')).toBeGreaterThanOrEqual(MIN_FOUND);
    expect(texts(proven)).toEqual([]);
  });
});
