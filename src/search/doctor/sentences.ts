import { readError, trace } from './errors';

/** A line without signs of code, which is no header either. */
const plain = /^(?![\w-]+: )[^$%|<>={}\\`/[\]();]*$/;
const sentences = [
  // A word with a capital, and a comma, a space, or an end of a sentence after more words.
  /^[A-Z][a-z]*[ ,.!'].*[ ,.!?:]/,
  // A word with a capital, and words without.
  /^[A-Z][a-z]+(?: [a-z]+)+$/,
  // A greeting or a name of up to three words.
  /^[A-Z][a-z]*\.?(?:,? [A-Z][a-z]*\.?){0,2}[,:]?$/,
  // Words with an end of a sentence.
  /^\w(?=.* ).*[.?!:,]$/,
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
  return from < 0 || trace.test(left) || readError(left) ? text : lines.slice(from, to).join('\n');
}
