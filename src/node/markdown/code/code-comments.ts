/** Opening and closing of a comment, by language. Languages that are not listed use `//` and `/* … *\/`. */
const block: [string, string] = ['/*', '*/'];
const slashes: [string, string][] = [['//', ''], block];
const hash: [string, string][] = [['#', '']];
const markup: [string, string][] = [['<!--', '-->']];
const jsx: [string, string][] = [...slashes, ['{/*', '*/}']];
const commentForms = new Map<string, [string, string][]>([
  ...'bash powershell yaml python docker nginx http text diff'
    .split(' ')
    .map((name) => [name, hash] as const),
  ['properties', [...hash, ['!', '']]],
  ...['html', 'xml', 'markdown'].map((name) => [name, markup] as const),
  ['sql', [['--', ''], block]],
  ['css', [block]],
  ['jsx', jsx],
  ['tsx', jsx],
  ['vue', [...slashes, ...markup]],
]);

export const commentsOf = (language: string) => commentForms.get(language) ?? slashes;
