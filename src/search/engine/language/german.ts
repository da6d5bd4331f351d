/** Separable prefixes of verbs, after which a participle has "ge" and an infinitive "zu". */
const prefixes = new Set(
  (
    'ab an auf aus bei bereit durch ein fest fort frei heraus her herunter hervor hin hinzu hoch los mit nach raus runter ' +
    'um vor weg weiter wieder zu zuruck zusammen'
  ).split(' '),
);
/** Endings of German nouns, adjectives and verbs; at least four letters remain. */
const ending = /(?<=.{4})(?:ern|e[mnrs]?|n|s|st|te?)$/;
/** Endings of nouns and adjectives that derive from verbs: `Sortierung`, `sortierbar`. */
const derived = /(?<=.{4})(?:ung(?:en)?|bar(?:e[mnrs]?)?)$/;
/** Syllables between prefix and verb, in a participle and in an infinitive with "zu": `angelegt`, `anzulegen`. */
const participle = /^ge(?=.{2,}(?:te?[mnrs]?|ene?[mnrs]?|en)$)/;
const infinitive = /^zu(?=.{3,}n$)/;

/** The common part of regular forms of a German word: `lösche`, `löschen`, `gelöscht`. */
export function germanStem(term: string): string {
  const prefix = prefixOf(term);
  const rest = term.slice(prefix.length);
  // Four letters remain of "gebet", too.
  const verb = term.length < 6 ? rest : rest.replace(participle, '');
  let word = prefix === '' ? verb : prefix + verb.replace(infinitive, '');
  word = word.replace(derived, '');
  while (ending.test(word)) word = word.replace(ending, '');
  return word;
}

/** The longest verb prefix of a word: for `hinzufügen`, "hinzu" and not "hin". */
function prefixOf(term: string): string {
  let longest = '';
  for (const prefix of prefixes)
    if (prefix.length > longest.length && term.startsWith(prefix)) longest = prefix;
  return longest;
}
