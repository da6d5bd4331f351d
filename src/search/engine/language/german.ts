/** Words that stand at the end of German sentences and belong to the verb: "lege ... an" is "anlegen". */
const separable = new Set(
  (
    'ab an auf aus bei bereit durch ein fest fort frei heraus her herunter hervor hin hinzu hoch los mit nach raus runter ' +
    'um vor weg weiter wieder zu zuruck zusammen'
  ).split(' '),
);
/** Endings of German nouns, adjectives and verbs; at least four letters remain. */
const ending = /(?<=.{4})(?:ern|e[mnrs]?|n|s|st|te?)$/;
/** Endings that make nouns and adjectives of verbs: `Sortierung`, `sortierbar`. */
const derived = /(?<=.{4})(?:ung(?:en)?|bar(?:e[mnrs]?)?)$/;
/** Syllables between prefix and verb, in a participle and in an infinitive with "zu": `angelegt`, `anzulegen`. */
const participle = /^ge(?=.{2,}(?:te?[mnrs]?|ene?[mnrs]?|en)$)/;
const infinitive = /^zu(?=.{3,}n$)/;

/** The common part of regular forms of a German word: `lösche`, `löschen`, `gelöscht`. */
export function germanStem(term: string): string {
  const prefix = prefixOf(term);
  const rest = term.slice(prefix.length);
  const verb = rest.replace(participle, '');
  let word = prefix === '' ? verb : prefix + verb.replace(infinitive, '');
  word = word.replace(derived, '');
  while (ending.test(word)) word = word.replace(ending, '');
  return word;
}

/** The verb of a form that changes its vowel, as far as that follows a rule: `abbricht` is of `abbrechen`. */
export function withVowelOfVerb(term: string): string {
  return term.replace(/i(?:e(?=[hs]))?(?=[^aeiou]+t$)/, 'e');
}

/** The longest prefix of a verb that a word begins with: of `hinzufügen` not "hin", which would make a "zu" of its "zu". */
function prefixOf(term: string): string {
  let longest = '';
  for (const prefix of separable)
    if (prefix.length > longest.length && term.startsWith(prefix)) longest = prefix;
  return longest;
}

/** A verb whose prefix stands apart. */
interface JoinedVerb {
  /** The whole verb. */
  verb: string;
  /** Number of the word that is its prefix. */
  prefix: number;
}

/**
 * The whole verbs of a German sentence whose parts stand apart. The prefix ends its clause: elsewhere "ein" is an
 * article and "auf" goes with a noun.
 * @param terms folded words
 * @param endsClause whether a clause ends with the word of a number
 * @returns by the number of the verb
 */
export function joinedVerbs(
  terms: readonly string[],
  endsClause: (number: number) => boolean,
): Map<number, JoinedVerb> {
  const joined = new Map<number, JoinedVerb>();
  terms.forEach((prefix, end) => {
    if (!separable.has(prefix) || !endsClause(end)) return;
    for (let at = end - 1; at >= 0; at -= 1)
      if (!joined.has(at)) joined.set(at, { verb: prefix + (terms[at] ?? ''), prefix: end });
  });
  return joined;
}
