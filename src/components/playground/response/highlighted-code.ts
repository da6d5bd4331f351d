import { escapeHtml } from '../../../lib/text/escape-html';

const parts =
  /(?<s>'[^'\n]*'|"[^"\n]*")|^(?<f>GET|POST|PUT)\b|(?<p>(?<=^[A-Z]+ )\S+(?= HTTP)|^[\w-]+(?=: ))|(?<n>HTTP\/1\.1)|\b(?<k>const|await|if|not|throw|raise|new|import|using|var|package|func|defer|public|class|static|void|throws)\b(?= )/gm;
const jsonParts = /("(?:[^"\\\n]|\\.)*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g;

/** The code of a sample as HTML with colored strings, keywords, and parts of an HTTP request, as the build has them. */
export const highlightedCode = (code: string): string =>
  escapeHtml(code).replace(parts, (all, ...groups) => {
    const roles = Object.entries(groups.at(-1) as Record<string, string | undefined>);
    return `<i class="${roles.find(([, text]) => text !== undefined)?.[0]}">${all}</i>`;
  });

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
