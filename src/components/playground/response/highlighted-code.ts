import { escapeHtml } from '../../../lib/text/escape-html';

const parts =
  /('[^'\n]*'|"[^"\n]*")|\b(GET|POST|PUT|const|await|if|not|throw|raise|new|import|using|var|package|func|defer|public|class|static|void|throws)\b(?= )/g;
const jsonParts = /("(?:[^"\\\n]|\\.)*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g;

/** The code of a sample as HTML with colored strings and keywords. */
export function highlightedCode(code: string): string {
  return escapeHtml(code).replace(parts, (_, text: string | undefined, word: string | undefined) =>
    text === undefined ? `<i class="k">${word}</i>` : `<i class="s">${text}</i>`,
  );
}

/** JSON as HTML with colored keys, strings, and other values, as the build has them. */
export function highlightedJson(json: string): string {
  return escapeHtml(json).replace(
    jsonParts,
    (all, text: string | undefined, colon: string | undefined) => {
      const role = text === undefined ? 'n' : colon === undefined ? 's' : 'p';
      return `<i class="${role}">${all}</i>`;
    },
  );
}
