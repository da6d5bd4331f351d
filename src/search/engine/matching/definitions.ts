import { wordsAfter } from '../../protocol/operations';
import { isQuestion } from '../language/stop-words';
import { fold } from '../language/text';
import type { NamedPassage } from '../index/index-data';

/** Finds the passages that define a name, in the order of the index. */
export interface Definitions {
  /** If the complete query is a name. */
  named: (query: string) => readonly NamedPassage[];
  /** If the query asks about a name: guides come first, and the definition is above them. */
  asked: (query: string) => readonly NamedPassage[];
}

/**
 * Definitions by name. Case and the punctuation between parts do not matter: `didYouMeanResult` is also
 * `did you mean result`. A placeholder in a name matches any id: `f.brand.or` is `f.{id}.or`.
 */
export function createDefinitions(names: readonly NamedPassage[]): Definitions {
  const exact = new Map<string, NamedPassage[]>();
  const patterns: [RegExp, NamedPassage][] = [];
  const paths = names.map(({ name }) => name.replace(/^\w+ /, ''));
  for (const passage of names) {
    const key = keyOf(passage.name);
    if (passage.name.includes('{')) patterns.push([patternOf(passage.name, paths), passage]);
    exact.set(key, [...(exact.get(key) ?? []), passage]);
  }
  // The last part of a name is an alias, unless it is a name itself: `displayFields` for `result.displayFields`.
  for (const passage of names) {
    const key = keyOf(lastPart(passage.name));
    if (key !== '' && !exact.has(key)) exact.set(key, [passage]);
  }
  const definitionsOf = (name: string) => {
    // A list, or one of its items: `trackingTags[]`, `trackingTags[0]`.
    const matches = exact.get(keyOf(name)) ?? exact.get(keyOf(name.replace(/\[\d*\]$/, '')));
    if (matches) return matches;
    const matching = patterns.flatMap(([pattern, passage]) => (pattern.test(name) ? passage : []));
    return matching.length > 0 ? matching : fieldsAt(name.split(/\.|\[\w*\]\.?/).filter(Boolean));
  };
  /** In a path such as `result.products.paging.pageCount`, the parts before the field are its parents. */
  const fieldsAt = (path: readonly string[]) => {
    const [last = '', ...outside] = [...path].reverse();
    const candidates = (exact.get(keyOf(last)) ?? []).map((passage) => {
      const [fieldName = '', ...inside] = passage.id.split('-').map(keyOf).reverse();
      // The parent of a field of an object ends with the object's name: `nextPage` is a `Page`.
      const isParent = (part: string) =>
        inside.includes(keyOf(part)) ||
        (inside.at(-1) === 'object' &&
          [part, ...part.split(/(?=\p{Lu})/u).slice(-1)].some(
            (name) => keyOf(name).replace(/s$/, '') === inside[0],
          ));
      const shared = outside.filter(isParent).length;
      return { passage, shared, isField: Number(fieldName === keyOf(last)) };
    });
    candidates.sort((a, b) => b.shared - a.shared || b.isField - a.isField);
    return candidates.flatMap(({ passage, shared }) => (shared > 0 ? passage : []));
  };
  const named = (query: string) => {
    const calls = definitionsOf(nameIn(query));
    const isOfCall = ({ id }: NamedPassage) => calls.some((call) => id.startsWith(`${call.id}-`));
    // The address of a call with one parameter means that parameter.
    const [, only = ''] = /\?([^?&=\s]+)=[^&\s]*$/.exec(query) ?? [];
    const parameters = definitionsOf(only).filter((row) => calls.length === 0 || isOfCall(row));
    const definitions = parameters.length > 0 ? parameters : calls;
    // A value that the parameter allows has its meaning in the same row.
    const values = exact.get(keyOf(/=([^&\s]+)$/.exec(query)?.[1] ?? '')) ?? [];
    const allowed = values.filter(({ id }) => definitions.some((row) => row.id === id));
    return allowed.length > 0 ? allowed : definitions;
  };
  return {
    named,
    asked(query) {
      const [, before, second, first = '', after = before] = besideKind.exec(query.trim()) ?? [];
      return after === undefined
        ? named(nameAsked(query))
        : named(second ?? first).filter(({ kind }) => kind?.includes(after.toLowerCase()));
    },
  };
}

/** A name beside the word for its kind: `rows parameter`, `header X-QSC-Token`. */
const besideKind = /^(?:(param|header)\w* (\S+)|(\S+) (param|header)\w*)$/i;
const camelCase = /\p{Ll}\p{Lu}/u;

/**
 * The name that a query asks about: `rows` in "What does the parameter rows do?", the only name in camel case in "sessionId
 * not working". Empty for other queries.
 */
export function nameAsked(query: string): string {
  const { kind, name = '', verb } = askedName.exec(query.trim())?.groups ?? {};
  if ((kind ?? verb) !== undefined || /.[-_.\d]/.test(name) || camelCase.test(name)) return name;
  const [only = '', ...others] = query.split(/\s+/).filter((word) => /^\p{Ll}+\p{Lu}/u.test(word));
  return others.length > 0 || isQuestion(query) ? '' : only;
}

const askedName =
  /^(?:what (?:does|is) |(?=(?:the )?default))(?:the )?(?<kind>(?:parameter|field|header|flag|value|status|setting|default(?: value)? (?:of|for)) )?(?:the )?(?<name>\S+?)(?<verb> (?:do|mean|(?<=^what does \S+ )\w+))?(?: (?:for|in|of)(?: .+?)?)?\s*\??$/i;

const lastPart = (name: string) => (name.includes(' ') ? name : (name.split('.').at(-1) ?? ''));

/** Normalizes a name: keeps letters, digits, and list brackets, and replaces each placeholder by one character. */
function keyOf(name: string): string {
  return fold(name)
    .replace(/\{[^}]*\}/g, '*')
    .replace(/[^\p{L}\p{N}*[\]]/gu, '');
}

/**
 * The pattern of a name with placeholders. Of the path of a call, two words are enough, or one after a method or a slash:
 * `fullfeed/end`, `POST search`, `/suggest`.
 */
function patternOf(name: string, paths: readonly string[]): RegExp {
  const parts = name.split(/\{[^}]*\}/).map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  const [method, ...words] = name.split(/(?: ?\/\{\w+\})+$| ?\//).filter(Boolean);
  const last = words.pop();
  if (last === undefined) return new RegExp(`^${parts.join('[^./\\s]+')}$`, 'i');
  const before = words.reduce((outer, word) => `(?:${outer}/)?${word}`, '');
  const inside = `(?:${method} (?:/?${before}/|/)?|/?${before}/)${last}`;
  const values = (value: string) => `(?:/${value}){0,${parts.length - 1}}/?`;
  const others = wordsAfter(paths, name.replace(/^\w+ |\{.*/g, '')).join('|');
  const value = `(?!(?:${others})(?:/|$))[^./\\s]+`;
  return new RegExp(`^(?:${inside}${values(value)}|/${last}${values('(?:\\{\\w+\\}|…)')})$`, 'i');
}

/** The name in a query: without option, quotes, a value of one word or in quotes, and the host of an address. */
function nameIn(query: string): string {
  return query
    .trim()
    .replace(/(?:https?:\/\/[^/\s]*|[\w-]+(?:\.[\w-]+)+)(?=\/api\/)/i, '')
    .replace(/^(?:-[Hd]\s+|--(?:header|data)\b\S*\s+)?[?&"'`]*/, '')
    .replace(/["'`]?\s*(?:[=:]\s*(?:"[^"]*"|\S*)|\?.*)$/s, '')
    .replace(/["'`]+$/, '');
}
