import type { ExplainedQuery, WordUse } from '../../protocol/explanation';
import { encodePairs, requestPairs } from '../../protocol/query-string';
import type { SearchRequest } from '../../protocol/types';
import { isLightWord } from '../language/stop-words';
import { words } from '../language/text';
import type { Found } from '../matching/finder';

/** What was made of a query. @param found with traced scores */
export function explainedQuery(request: SearchRequest, found: Found): ExplainedQuery {
  const { query, didYouMeanResult: correction } = found;
  const textOf = (numbers: readonly number[]) =>
    numbers
      .map((number) => query.text.slice(query.words[number]?.start, query.words[number]?.end))
      .join(' ');
  const split = query.words.flatMap((_, number) => {
    const parts = termsOf(found, number, 'part');
    return parts.length > 0 ? [{ text: textOf([number]), parts }] : [];
  });
  const joined = query.words.flatMap((_, number) => termsOf(found, number, 'joined'));
  return {
    text: query.text,
    ...(correction && { correction }),
    isGerman: query.words.some(({ inGerman }) => inGerman),
    words: query.all ? [] : usedWords(found),
    joined: [...new Set(joined)],
    split,
    synonyms: query.synonyms.map(({ words: numbers, others, isForeign = false }) => ({
      text: textOf(numbers),
      others: [...new Set(others.map((name) => name.join(' ')))],
      isForeign,
    })),
    phrases: query.phrases.map((phrase) => phrase.join(' ')),
    filters: requestPairs(request).flatMap((pair) =>
      pair[0].startsWith('f.') ? [encodePairs([pair])] : [],
    ),
  };
}

/** Terms of the index that a word was matched by in one way. */
function termsOf({ words: found }: Found, number: number, kind: string): string[] {
  const records = found[number]?.records;
  const terms = (records?.found ?? []).flatMap((record) =>
    (records?.partsOf?.(record) ?? []).flatMap((part) => (part.kind === kind ? [part.term] : [])),
  );
  return [...new Set(terms)];
}

/** All words of a query with their use. */
function usedWords({ query, words: found }: Found): ExplainedQuery['words'] {
  const hasOthers = !query.words.every(({ term }) => isLightWord(term));
  return words(query.text).map(({ term, start, end }) => {
    const number = query.words.findIndex((word) => word.start === start);
    const quoted = query.words[number]?.quoted ?? false;
    let use: WordUse = 'searched';
    if (number < 0) use = query.words.some((word) => word.term === term) ? 'repeated' : 'stop';
    else if (found[number]?.records.size === 0) use = 'unknown';
    else if (hasOthers && !quoted && isLightWord(term)) use = 'light';
    return { text: query.text.slice(start, end), use, quoted };
  });
}
