/** Letters of a label's line before it is broken; fewer in a diamond, which is as high as it is wide. */
const LINE_LENGTH = 18;
const DIAMOND_LINE_LENGTH = 10;

/**
 * The same diagram with long labels on two or more lines: quoted ones of a flowchart, messages of a sequence. The head of
 * a group stays as it is, since it has room for one line.
 * @param lineLength letters of a line before it is broken
 */
export function wrapLabels(code: string, lineLength = LINE_LENGTH): string {
  if (/^\s*sequenceDiagram\b/m.test(code))
    return code.replace(
      /^(\s*[^:\n]*(?:->|-x|-\))[^:\n]*:\s*)(.+)$/gm,
      (_, start: string, text: string) => start + wrapped(text, lineLength),
    );
  return code.replace(/^\s*subgraph\b.*$|"([^"\n]+)"/gm, (whole, text: string | undefined) =>
    text === undefined ? whole : `"${wrapped(text, lineLength)}"`,
  );
}

/** The same flowchart with the labels of its decisions broken. */
export function wrapDiamonds(code: string): string {
  return code.replace(
    /\{("?)([^{}"\n|]+)\1\}/g,
    (_, quote: string, text: string) => `{${quote}${wrapped(text, DIAMOND_LINE_LENGTH)}${quote}}`,
  );
}

function wrapped(text: string, lineLength: number): string {
  let length = 0;
  return text
    .split(' ')
    .map((word, index) => {
      const breaks = index > 0 && length + word.length > lineLength;
      length = breaks ? word.length : length + word.length + 1;
      if (index === 0) return word;
      return `${breaks ? '<br/>' : ' '}${word}`;
    })
    .join('');
}
