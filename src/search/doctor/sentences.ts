import { readError, trace } from './errors';

/** A sentence, which no shell, program, or client writes. */
export const sentence =
  /^(?![\w-]+: )(?=[^$%|<>={}\\`/[\]();]*$)(?:[A-Z][a-z]*[ ,.!'].*[ ,.!?:]|[A-Z][a-z]+(?: [a-z]+)+$|[A-Z][a-z]*\.?(?:,? [A-Z][a-z]*\.?){0,2}[,:]?$|(?=.* )\w.*[.?!:,]$)/;

/** Removes the sentences before and after a request, unless they are an error. */
export function withoutSentences(text: string): string {
  const lines = text.split('\n');
  const isCode = (line: string) => line.trim() !== '' && !sentence.test(line.trim());
  const from = lines.findIndex(isCode);
  const to = lines.findLastIndex(isCode) + 1;
  const left = [...lines.slice(0, from), ...lines.slice(to)].join('\n');
  return from < 0 || trace.test(left) || readError(left) ? text : lines.slice(from, to).join('\n');
}
