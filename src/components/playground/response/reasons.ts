import type { ExplainedHit, Reason, TermReason } from '../../../search/protocol/explanation';

const MAX_REASONS = 4;

/** Relation of a matched term to the word of the query. */
const relations: Record<Exclude<TermReason['kind'], 'itself'>, (word: string) => string> = {
  start: (word) => `which begins with ${word}`,
  form: (word) => `another form of ${word}`,
  part: (word) => `a part of ${word}`,
  joined: (word) => `which is ${word} written as one word`,
  synonym: (word) => `a synonym of ${word}`,
  translation: (word) => `the meaning of ${word}`,
  near: (word) => `which is spelled like ${word}`,
};

const otherSentences: Record<Exclude<Reason['kind'], TermReason['kind'] | 'boost'>, string> = {
  togetherInFields: 'Several words of the query are in its fields.',
  together: 'Several words of the query are in one section.',
  share: 'Some words of the query are missing, which lowers its score.',
  title: 'The title, or another name of the page, matches the whole query.',
  value: 'One of its values, such as a category, matches the query.',
  heading: 'A heading is similar to the query.',
  fault: 'The query and the section are about an error.',
};

/** The first reasons for the rank of a hit as sentences, the strongest first. */
export function reasonLines({ isTitle, reasons }: ExplainedHit): string[] {
  const first = isTitle ? ['The title is the query, so the hit comes before all others.'] : [];
  // The first line names the title already.
  const others = reasons.filter(({ kind }) => !isTitle || kind !== 'title');
  return [...first, ...others.map(sentenceOf)].slice(0, MAX_REASONS);
}

function sentenceOf(reason: Reason): string {
  if (reason.kind === 'boost')
    return `A boost of the document ${reason.points < 0 ? 'lowers' : 'raises'} its score.`;
  if (!('term' in reason)) return otherSentences[reason.kind];
  const { kind, term, word } = reason;
  const named = kind === 'itself' ? '' : `, ${relations[kind](`“${word}”`)},`;
  return `“${term}”${named} is in ${locationOf(reason)}.`;
}

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

function locationOf({ fields, section }: TermReason): string {
  const locations = [
    ...(fields.length > 0
      ? [`the ${fields.length > 1 ? 'fields' : 'field'} ${conjunction.format(fields)}`]
      : []),
    ...(section === undefined
      ? []
      : [section === '' ? 'the text before the first heading' : `the section “${section}”`]),
  ];
  return locations.length === 0 ? 'other sections' : locations.join(' and in ');
}
