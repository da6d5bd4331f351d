import { readError, errorStart } from './errors';

/** A line without characters of code that is no header, or line of developer tools. */
const plain = /^(?![\w-]+: |(?:Request (?:URL|Method)|Status Code)(?::|$))[^$%|<>={}\\`/[\]();]*$/;
const sentences = [
  // A capitalized word, and more words with punctuation or a space after them.
  /^[A-Z][a-z]*[ ,.!'].*[ ,.!?:]/,
  // A capitalized word, and words in lower case.
  /^[A-Z][a-z]+(?: [a-z]+)+$/,
  // A greeting or a name of up to three words.
  /^[A-Z][a-z]*\.?(?:,? [A-Z][a-z]*\.?){0,2}[,:]?$/,
  // Several words with punctuation at the end.
  /^\w(?=.* ).*[.?!:,]$/,
  // An item of a list.
  /^(?:\d+[.)]|[-*\u2022]) \w/,
];

/** Whether a line is a sentence, which no shell, program, or client writes. */
export const isSentence = (line: string) =>
  plain.test(line) && sentences.some((form) => form.test(line));

/** Removes the sentences before and after a request, unless they are an error. */
export function withoutSentences(text: string): string {
  const lines = text.split('\n');
  const isCode = (line: string) => line.trim() !== '' && !isSentence(line.trim());
  const from = lines.findIndex(isCode);
  const to = lines.findLastIndex(isCode) + 1;
  const left = [...lines.slice(0, from), ...lines.slice(to)].join('\n');
  const isError = errorStart.test(left) || readError(left) !== undefined;
  return from < 0 || isError ? text : lines.slice(from, to).join('\n');
}
