/** Words that stand at the end of German sentences and belong to the verb: "lege ... an" is "anlegen". */
const separable = new Set(
  (
    'ab an auf aus bei bereit durch ein fest frei heraus her herunter hin hinzu hoch los mit nach raus runter um vor weg ' +
    'weiter wieder zu zuruck zusammen'
  ).split(' '),
);
/** Endings of German nouns and adjectives, and of verbs; at least four letters remain. */
const endings = [/(?<=.{4})(?:ern|e[mnrs]?|n|s)$/, /(?<=.{4})(?:st|te?)$/];
/** What makes nouns and adjectives of verbs: `Sortierung`, `sortierbar`. */
const derived = /(?<=.{4})(?:ung(?:en)?|bar(?:e[mnrs]?)?)$/;
const participle = /^(.*?)ge(.{3,}t)$/;
/** A verb with a prefix that is asked for: `anzulegen`. */
const infinitive = /^(.+?)zu(.{3,}n)$/;

/** What the forms of a German word share, as far as they follow the rules: `lösche`, `löschen`, `gelöscht`. */
export function germanStem(term: string): string {
  const verb = verbOf(term, participle, (prefix) => prefix === '' || separable.has(prefix));
  const whole = verb ?? verbOf(term, infinitive, (prefix) => separable.has(prefix)) ?? term;
  if (derived.test(whole)) return whole.replace(derived, '');
  return endings.reduce((word, ending) => word.replace(ending, ''), whole);
}

function verbOf(
  term: string,
  form: RegExp,
  isPrefix: (prefix: string) => boolean,
): string | undefined {
  const [, prefix = '', rest] = form.exec(term) ?? [];
  return rest !== undefined && isPrefix(prefix) ? prefix + rest : undefined;
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
