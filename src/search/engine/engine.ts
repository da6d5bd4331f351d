import type { Filter } from '../protocol/filter';
import type {
  Facet,
  RequestEcho,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../protocol/types';
import { RequestError } from '../protocol/request-error';
import { requestPairs } from '../protocol/query-string';
import type { FacetDefinition } from './definition';
import { documentOf } from './document';
import { makeFacet } from './facets';
import { isDateFilter, predicateOf, type Predicate } from './filters';
import { FullText } from './full-text';
import type { IndexData, StoredDocument, TextSource } from './index-data';
import { matchQuery } from './match';
import { pagingOf, sliceOf } from './paging';
import { withPhrases } from './phrases';
import { parseQuery, type ParsedQuery } from './query';
import { ranked, selectedSort, sortEntries, type Hit } from './ranking';
import { correct, didYouMean, isSure } from './spelling';
import { Synonyms } from './synonyms';
import { digraphPairs, fold, words } from './text';

export interface EngineOptions {
  /** Texts for excerpts and phrases. Without them responses hold no highlights of passages and phrases match nothing. */
  texts: TextSource;
  /** Current instant in milliseconds. */
  now: () => number;
  /** A new request id. */
  newId: () => string;
}

export interface Engine {
  /** @throws RequestError when the request breaks a rule of the protocol */
  search: (request: SearchRequest, echo?: RequestEcho) => Promise<SearchResponse>;
}

/** What the text search returns: matches, and the query that was handled in the end. */
interface Found {
  query: ParsedQuery;
  hits: Hit[];
  terms: ReadonlySet<string>;
}

/** Handles searches over one index by the search protocol. The same request always gets the same response. */
export function createEngine(data: IndexData, { texts, now, newId }: EngineOptions): Engine {
  const { definition, documents, records, spellings } = data;
  const fullText = new FullText(data);
  const synonyms = new Synonyms(data.synonyms);
  const pairs = digraphPairs(spellings);
  const titles = documents.map(({ fields }) =>
    titleKey(String(fields[definition.titleField] ?? '')),
  );

  const find = async (text: string, exactly: boolean): Promise<Found> => {
    const query = parseQuery(text, synonyms, pairs);
    if (query.all)
      return {
        query,
        hits: documents.map((document, number) => ({ number, document, isTitle: false })),
        terms: new Set(),
      };
    const matches = matchQuery(query, fullText, synonyms, records, exactly);
    const title = titleKey(text);
    const hits = [...matches.documents].flatMap(([number, match]): Hit[] => {
      const document = documents[number];
      if (!document) return [];
      const score = match.score * (document.boost ?? 1);
      return [{ number, document, match: { ...match, score }, isTitle: titles[number] === title }];
    });
    return { query, hits: await withPhrases(hits, query.phrases, texts), terms: matches.terms };
  };

  /** Finds the query; corrects or proposes when words are unknown. */
  const findOrCorrect = async (text: string, spellcheck: boolean) => {
    const found = await find(text, !spellcheck);
    const correction =
      spellcheck && !found.query.all
        ? correct(found.query, fullText.vocabulary, synonyms, spellings)
        : undefined;
    if (!correction) return { found };
    const corrected = await find(correction.text, false);
    if (corrected.hits.length === 0) return { found };
    const executed = isSure(correction);
    return {
      found: executed ? corrected : found,
      didYouMeanResult: didYouMean(text, correction, executed),
    };
  };

  return {
    async search(request, echo = {}) {
      const started = performance.now();
      if (request.explain)
        throw new RequestError('explain', 'Parameter "explain" needs basic authentication.', 401);
      const flags = new Set(request.ctrl);
      const text = request.q ?? '';
      const { found, didYouMeanResult } = await findOrCorrect(
        text,
        !flags.has('spellcheckDisabled'),
      );
      const filters = request.filters ?? [];
      const dates = filters.some(isDateFilter) ? await import('./date-filters') : undefined;
      const filtered = applyFilters(found.hits, filters, (filter) =>
        isDateFilter(filter)
          ? (dates?.datePredicate(filter, definition, now()) ?? (() => true))
          : predicateOf(filter, definition),
      );
      const sort = selectedSort(definition, request.sort);
      const hits = ranked(filtered.hits, sort);
      const slice = sliceOf(request, definition.rows);
      const paging = pagingOf(slice, hits.length);
      const scores = hits.flatMap(({ match }) => match?.score ?? []);
      const redirect = data.redirects.find(({ query }) => query === fold(text.trim()));

      const facets = flags.has('facetDisabled')
        ? undefined
        : definition.facets.flatMap((facet): Facet[] => {
            if (!facet.display && !request.displayFacets?.includes(facet.id)) return [];
            const made = makeFacet(facet, filtered.countedBy(facet, request), {
              filters: (request.filters ?? []).filter(({ id }) => id === facet.id),
              loadMore: flags.has('loadMoreFacets'),
            });
            return made ? [made] : [];
          });

      const result: SearchResult = {
        name: definition.name,
        statusCode: 200,
        statusMessage: 'OK',
        total: hits.length,
        ...(scores.length > 0 && { maxScore: round(Math.max(...scores)) }),
        documents: await Promise.all(
          hits.slice(slice.start, slice.start + slice.rows).map((hit, index) =>
            documentOf(hit, {
              definition,
              position: slice.start + index + 1,
              terms: found.terms,
              texts,
              ...(request.displayFields && { displayFields: request.displayFields }),
              trace: flags.has('trace'),
            }),
          ),
        ),
        ...(facets && { facets, facetCount: facets.length }),
        ...(paging && { paging }),
        sort: { sort: sortEntries(definition, sort) },
        ...(redirect && { redirect: { httpCode: 302, location: redirect.location } }),
      };
      const time = Math.round(performance.now() - started);
      return {
        statusCode: 200,
        time,
        currentTime: new Date(now()).toISOString().replace(/\.\d+Z$/, '+0000'),
        requestId: request.requestId ?? newId(),
        request: { method: 'GET', parameters: parametersOf(request), ...echo },
        ...(didYouMeanResult && { didYouMeanResult }),
        result: { [definition.name]: { ...result, time } },
      };
    },
  };
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}

function titleKey(text: string): string {
  return words(text)
    .map(({ term }) => term)
    .join(' ');
}

function parametersOf(request: SearchRequest): Record<string, string[]> {
  const parameters: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of requestPairs(request)) (parameters[name] ??= []).push(value);
  return parameters;
}

interface Filtered {
  /** Hits that pass all filters. */
  hits: Hit[];
  /** Documents that a facet counts. */
  countedBy: (facet: FacetDefinition, request: SearchRequest) => StoredDocument[];
}

function applyFilters(
  found: readonly Hit[],
  filters: readonly Filter[],
  predicate: (filter: Filter) => Predicate,
): Filtered {
  const tests = filters.map((filter) => ({ id: filter.id, test: predicate(filter) }));
  const failing = found.map(
    ({ document }) => new Set(tests.filter(({ test }) => !test(document)).map(({ id }) => id)),
  );
  const hits = found.filter((_, index) => failing[index]?.size === 0);
  return {
    hits,
    countedBy: (facet, request) => {
      const own = filters.filter(({ id }) => id === facet.id);
      const ignoresOwn =
        own.length > 0 && own.every((filter) => operatorOf(filter, facet) === 'OR');
      const counted = ignoresOwn
        ? found.filter((_, index) => [...(failing[index] ?? [])].every((id) => id === facet.id))
        : hits;
      const only = (request.facetFilters ?? []).filter(({ id }) => id === facet.id).map(predicate);
      return counted
        .map(({ document }) => document)
        .filter((document) => only.every((test) => test(document)));
    },
  };
}

/** With OR a facet's counts ignore its own filter; ranges and trees are alternatives too. */
function operatorOf(filter: Filter, facet: FacetDefinition): string {
  return filter.kind === 'term' ? (filter.operator ?? facet.operator) : 'OR';
}
