/** Prefixes of verbs, before which a participle has its "ge" and an infinitive its "zu". */
const prefixes = new Set(
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

/** The longest prefix of a verb that a word begins with: of `hinzufügen` not "hin", which would make a "zu" of its "zu". */
function prefixOf(term: string): string {
  let longest = '';
  for (const prefix of prefixes)
    if (prefix.length > longest.length && term.startsWith(prefix)) longest = prefix;
  return longest;
}
