import type { SampleRequest } from '../../search/checks/endpoints';
import { readCurl } from '../../search/doctor/commands/command';

/** The value of a variable that the script does not set itself, such as a token or a value of a loop. */
const UNKNOWN = 'value';

const here = /<<-?'?(\w+)'?\n([\s\S]*?)\n\1(?=\n|$)/g;
/** A quoted or plain part of a word, or a sign between commands. */
const part = /'[^']*'|"(?:\\.|[^"\\])*"|[\n;|&()]+|[^\s'";|&()]+|[^\S\n]+/g;
/**
 * The calls of a shell sample: every `curl`, and every other address in it. Variables that the script
 * sets are filled in.
 */
export function readShellSample(code: string): SampleRequest[] {
  const bodies: string[] = [];
  const source = code
    .replace(here, (_, _name: string, body: string) => `<<${bodies.push(body) - 1}`)
    .replace(/\\\n\s*/g, ' ')
    .replace(/^\s*#.*$/gm, '');
  const variables: Record<string, string> = {};
  return commandsOf(source).flatMap((words) => {
    for (const word of words) {
      const assignment = /^(?:export )?([A-Za-z_]\w*)=([\s\S]*)$/.exec(word);
      if (assignment) variables[assignment[1] ?? ''] = fill(assignment[2] ?? '', variables);
    }
    const filled = words.map((word) => fill(word, variables));
    if (filled[0]?.endsWith('curl')) {
      const [input] = filled.filter((word) => word.startsWith('<<'));
      const plain = filled.slice(1).filter((word) => word !== input);
      return readCurl(plain, bodies[Number(input?.slice(2))])?.request ?? [];
    }
    return filled.flatMap((word) => {
      const url = /https:\/\/\{host\}\/api\/v1\/\S+/.exec(word)?.[0];
      // The start of an address that the script completes elsewhere is no call.
      return url && !/\/api\/v1\/(?:data)?$/.test(url) ? [{ url }] : [];
    });
  });
}

/** Words of each command, without the quotes around them. A `$(…)` ends a command and begins another. */
function commandsOf(source: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const endWord = () => {
    if (word !== undefined) commands.at(-1)?.push(word);
    word = undefined;
  };
  for (const [token] of source.replace(/"\$\(|\$\(/g, ' ( ').matchAll(part)) {
    if (/^\s+$/.test(token) && !token.includes('\n')) endWord();
    else if (/^[\n;|&()]+$/.test(token)) {
      endWord();
      commands.push([]);
    } else word = (word ?? '') + token.replace(/^(['"])([\s\S]*)\1$/, '$2');
  }
  endWord();
  return commands.filter((words) => words.length > 0);
}

function fill(word: string, variables: Readonly<Record<string, string>>): string {
  return word.replace(
    /\$\{(\w+)(?::-([^}]*))?\}|\$(\w+)/g,
    (_, name: string | undefined, fallback: string | undefined, plain: string | undefined) =>
      variables[name ?? plain ?? ''] ??
      (fallback === undefined ? UNKNOWN : fill(fallback, variables)),
  );
}
