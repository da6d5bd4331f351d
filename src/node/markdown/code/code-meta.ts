/** The info string of a code fence after its language. */
export interface CodeMeta {
  title?: string;
  /** 1-based line numbers to highlight. */
  highlight: number[];
  /** Number of the first line when lines are numbered. */
  firstLine?: number;
  wrap: boolean;
  /** Keys may be missing: the block is part of a response. Its title says so. */
  shortened: boolean;
  /** Lines start with `+`, `-` or a space, the signs of a change. */
  diff: boolean;
  /** Reason why the practice tenant can't run the block; a test runs those without one. */
  platform?: string;
  /** File of the content that holds the code, with a region after `#`. */
  file?: string;
  unknown: string[];
}

/** Forms that the info string may have; named in messages. */
export const codeMetaForms =
  'title="…", {1,3-5}, showLineNumbers, showLineNumbers=10, wrap, diff, shortened, platform="…", file="…"';

/**
 * Reads `title="Request" {1,3-5} showLineNumbers wrap diff`.
 * Line ranges that end before they start, or hold no number, count as unknown words.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = {
    highlight: [],
    wrap: false,
    diff: false,
    shortened: false,
    unknown: [],
  };
  const words =
    meta.match(/(?:title|platform|file)=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\{[^}]*\}|\S+/g) ??
    [];
  for (const word of words) {
    const quoted = /^(title|platform|file)=(["'])([\s\S]*)\2$/.exec(word);
    const numbers = /^showLineNumbers(?:=(\d+))?$/.exec(word);
    const ranges = /^\{.*\}$/.test(word) ? parseRanges(word.slice(1, -1)) : undefined;
    if (quoted)
      result[quoted[1] as 'title' | 'platform' | 'file'] = (quoted[3] ?? '').replace(
        /\\(["'\\])/g,
        '$1',
      );
    else if (numbers) result.firstLine = Number(numbers[1] ?? 1);
    else if (ranges) result.highlight.push(...ranges);
    else if (word === 'wrap' || word === 'diff' || word === 'shortened') result[word] = true;
    else result.unknown.push(word);
  }
  return result;
}

/** `1,3-5` → [1, 3, 4, 5]; undefined when a part is not a range. */
function parseRanges(text: string): number[] | undefined {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? from);
    if (from < 1 || to < from || to - from > 10_000) return undefined;
    for (let line = from; line <= to; line++) lines.push(line);
  }
  return lines;
}
