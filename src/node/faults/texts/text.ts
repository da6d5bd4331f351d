/** Words of a fault. `%{name}` is replaced by a value. */
export interface FaultText {
  severity: 'error' | 'warning';
  text: string;
  fix: string;
  expected?: string;
}

const words =
  <Severity extends FaultText['severity']>(severity: Severity) =>
  <Text extends string, Fix extends string, Expected extends string = ''>(
    text: Text,
    fix: Fix,
    expected?: Expected,
  ) => ({ severity, text, fix, ...(expected !== undefined && { expected }) });

/** A fault that must be fixed before the site can be built. */
export const error = words('error');

/** A fault that leaves a usable page. */
export const warning = words('warning');

/** Names of the values of a text. */
export type ValueNames<Text> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

/** Length of the longest value that the sentence of a fault quotes without a cut. */
const MAX_QUOTED = 80;

/** The first 80 characters of a value. */
export const shorten = (value: string) =>
  [...value].length > MAX_QUOTED ? `${[...value].slice(0, MAX_QUOTED - 1).join('')}…` : value;

/** Names as one text, the first ones of many. */
export function listNames(names: readonly string[], most = 30): string {
  const firstNames = names.slice(0, most).join(', ');
  return names.length > most ? `${firstNames} and ${names.length - most} more` : firstNames;
}

/** The name of a character in Unicode, such as U+0007. */
export const unicodeName = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Values that are sentences of a parser or of a check: only their quotations are cut. */
const sentences = new Set(['problem', 'message', 'error', 'reason', 'outcome', 'description']);

export const fillText = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The sentence of a fault with its values, each cut to the allowed length. */
export const fillSentence = (text: string, values: Readonly<Record<string, string | number>>) =>
  fillText(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        sentences.has(name)
          ? String(value).replace(/(?<=")[^"]+(?=")/g, shorten)
          : shorten(String(value)),
      ]),
    ),
  );

/** Line and column behind a text. */
export function endOf(text: string): { line: number; column: number } {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
