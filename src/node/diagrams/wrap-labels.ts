/** Letters of a label's line before it is broken. */
const LINE_LENGTH = 18;

/** The same diagram with long labels on two or more lines: quoted ones of a flowchart, messages of a sequence. */
export function wrapLabels(code: string): string {
  if (/^\s*sequenceDiagram\b/m.test(code))
    return code.replace(
      /^(\s*[^:\n]*(?:->|-x|-\))[^:\n]*:\s*)(.+)$/gm,
      (_, start: string, text: string) => start + wrapped(text),
    );
  return code.replace(/"([^"\n]+)"/g, (_, text: string) => `"${wrapped(text)}"`);
}

function wrapped(text: string): string {
  let length = 0;
  return text
    .split(' ')
    .map((word, index) => {
      const breaks = index > 0 && length + word.length > LINE_LENGTH;
      length = breaks ? word.length : length + word.length + 1;
      if (index === 0) return word;
      return `${breaks ? '<br/>' : ' '}${word}`;
    })
    .join('');
}
