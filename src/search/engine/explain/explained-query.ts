import type { MatchKind, QueryStep } from '../../protocol/explanation';
import { encodePairs, requestPairs } from '../../protocol/query-string';
import type { DidYouMeanResult, SearchRequest } from '../../protocol/types';
import { isLightWord } from '../language/stop-words';
import { words } from '../language/text';
import type { Found } from '../matching/finder';

/** What was made of a query: the steps that did something. @param found with traced scores */
export function explainedQuery(request: SearchRequest, found: Found): QueryStep[] {
  const { query, didYouMeanResult: correction } = found;
  const textOf = (numbers: readonly number[]) =>
    numbers
      .map((number) => query.text.slice(query.words[number]?.start, query.words[number]?.end))
      .join(' ');
  const namesOf = (foreign: boolean) =>
    query.synonyms
      .filter(({ isForeign = false }) => isForeign === foreign)
      .map(({ words: numbers, others }) => {
        const names = new Set(others.map((name) => name.join(' ')));
        return `${textOf(numbers)}: ${[...names].join(', ')}`;
      });
  const matched = (kind: MatchKind) =>
    query.words.flatMap((_, number) => {
      const terms = termsOf(found, number, kind).join(', ');
      return terms === '' ? [] : [`${textOf([number])}: ${terms}`];
    });
  const filters = requestPairs(request).filter(([name]) => name.startsWith('f.'));
  const isGerman = query.words.some(({ inGerman }) => inGerman);
  const notes: Record<QueryStep['kind'], string[]> = {
    spelling: correction ? [spellingOf(correction)] : [],
    words: query.all ? [] : usedWords(found),
    language: [isGerman ? 'a German sentence' : 'not a German sentence'],
    joined: matched('joined'),
    split: matched('part'),
    synonyms: namesOf(false),
    meaning: namesOf(true),
    phrases: query.phrases.map((phrase) => `"${phrase.join(' ')}"`),
    filters: filters.map((pair) => decodeURIComponent(encodePairs([pair]).replaceAll('+', ' '))),
  };
  const steps = Object.entries(notes) as [QueryStep['kind'], string[]][];
  return steps.flatMap(([kind, notes]) => (notes.length > 0 ? [{ kind, notes }] : []));
}

function spellingOf({ original, corrected, didYouMean }: DidYouMeanResult): string {
  return corrected === undefined
    ? `"${didYouMean}" is proposed, the query ran as typed`
    : `"${original}" ran as "${corrected}"`;
}

/** Terms of the index that a word was matched by in one way. */
function termsOf({ words: found }: Found, number: number, kind: MatchKind): string[] {
  const records = found[number]?.records;
  const parts = (records?.found ?? []).flatMap((record) => records?.partsOf?.(record) ?? []);
  return [...new Set(parts.flatMap((part) => (part.kind === kind ? [part.term] : [])))];
}

/** All words of a query with their use. */
function usedWords({ query, words: found }: Found): string[] {
  const hasOthers = !query.words.every(({ term }) => isLightWord(term));
  return words(query.text).map(({ term, start, end }) => {
    const number = query.words.findIndex((word) => word.start === start);
    let use = 'searched';
    if (number < 0)
      use = query.words.some((word) => word.term === term)
        ? 'said before, left out'
        : 'carries no meaning, left out';
    else if (query.words[number]?.quoted) use = 'searched as it is';
    else if (found[number]?.records.size === 0) use = 'in no document';
    else if (hasOthers && isLightWord(term)) use = 'counts little';
    return `${query.text.slice(start, end)} ${use}`;
  });
}
