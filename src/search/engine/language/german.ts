/** Words that stand at the end of German sentences and belong to the verb: "lege ... an" is "anlegen". */
const separable = new Set(
  'ab an auf aus bei durch ein fest her hin hoch los mit nach um vor weg zu zuruck zusammen'.split(
    ' ',
  ),
);
/** Endings of German nouns and adjectives, and of verbs; at least four letters remain. */
const endings = [/(?<=.{4})(?:ern|e[mnrs]?|n|s)$/, /(?<=.{4})(?:st|te?)$/];
const participle = /^(.*?)ge(.{3,}t)$/;

/** What the forms of a German word share, as far as they follow the rules: `lösche`, `löschen`, `gelöscht`. */
export function germanStem(term: string): string {
  const [, prefix = '', rest] = participle.exec(term) ?? [];
  const isVerb = rest !== undefined && (prefix === '' || separable.has(prefix));
  return endings.reduce((word, ending) => word.replace(ending, ''), isVerb ? prefix + rest : term);
}

/**
 * The whole verbs of a German sentence whose parts stand apart.
 * @param terms folded words
 * @returns by the number of the verb
 */
export function joinedVerbs(terms: readonly string[]): Map<number, string> {
  const joined = new Map<number, string>();
  terms.forEach((prefix, end) => {
    if (!separable.has(prefix)) return;
    for (let at = end - 1; at >= 0; at -= 1)
      if (!joined.has(at)) joined.set(at, prefix + (terms[at] ?? ''));
  });
  return joined;
}
