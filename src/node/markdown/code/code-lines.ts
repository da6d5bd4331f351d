/** Marks of one line of code. */
export interface LineMarks {
  highlight?: true;
  change?: 'added' | 'removed';
}

export interface MarkedCode {
  code: string;
  /** One entry per line of `code`. */
  marks: LineMarks[];
}

/** Opening and closing of a comment, by language. Languages that are not listed use `//` and `/* … *\/`. */
const slashes: [string, string][] = [
  ['//', ''],
  ['/*', '*/'],
];
const hash: [string, string][] = [['#', '']];
const markup: [string, string][] = [['<!--', '-->']];
const jsx: [string, string][] = [...slashes, ['{/*', '*/}']];
const commentForms = new Map<string, [string, string][]>(
  Object.entries({
    bash: hash,
    yaml: hash,
    python: hash,
    properties: [
      ['#', ''],
      ['!', ''],
    ],
    docker: hash,
    nginx: hash,
    http: hash,
    text: hash,
    diff: hash,
    html: markup,
    xml: markup,
    markdown: markup,
    sql: [
      ['--', ''],
      ['/*', '*/'],
    ],
    css: [['/*', '*/']],
    jsx,
    tsx: jsx,
  }),
);

const directives = new Map([
  ['highlight-next-line', 'next'],
  ['highlight-start', 'start'],
  ['highlight-end', 'end'],
] as const);

/**
 * Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end` from the code and marks their
 * lines, together with the 1-based `highlight` numbers (which count the lines that remain).
 */
export function markLines(
  source: string,
  language: string,
  highlight: readonly number[],
): MarkedCode {
  const marks: LineMarks[] = [];
  const lines: string[] = [];
  let next = false;
  let block = false;
  for (const line of source.split('\n')) {
    const directive = directiveOf(line, language);
    if (directive === 'next') next = true;
    else if (directive === 'start') block = true;
    else if (directive === 'end') block = false;
    else {
      marks.push(next || block || highlight.includes(lines.length + 1) ? { highlight: true } : {});
      lines.push(line);
      next = false;
    }
  }
  return { code: lines.join('\n'), marks };
}

/** Reads `+`, `-` and space at the start of each line as added, removed and unchanged, and removes them. */
export function markChanges({ code, marks }: MarkedCode): MarkedCode {
  const lines = code.split('\n').map((line, index) => {
    const change = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined;
    if (change) marks[index] = { ...marks[index], change };
    return change || line.startsWith(' ') ? line.slice(1) : line;
  });
  return { code: lines.join('\n'), marks };
}

function directiveOf(line: string, language: string): 'next' | 'start' | 'end' | undefined {
  const text = line.trim();
  if (!text.includes('highlight-')) return undefined;
  for (const [open, close] of commentForms.get(language) ?? slashes) {
    if (!text.startsWith(open) || !text.endsWith(close)) continue;
    const word = text.slice(open.length, text.length - close.length).trim();
    for (const [name, directive] of directives) if (word === name) return directive;
  }
  return undefined;
}
