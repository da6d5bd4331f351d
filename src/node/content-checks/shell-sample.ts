import type { SampleRequest } from '../../search/checks/endpoints';

/** The value of a variable that the script does not set itself, such as a token or a value of a loop. */
const UNKNOWN = 'value';

const here = /<<-?'?(\w+)'?\n([\s\S]*?)\n\1(?=\n|$)/g;
/** A quoted or plain part of a word, or a sign between commands. */
const part = /'[^']*'|"(?:\\.|[^"\\])*"|[\n;|&()]+|[^\s'";|&()]+|[^\S\n]+/g;
const options = {
  method: ['-X', '--request'],
  header: ['-H', '--header'],
  data: ['-d', '--data', '--data-binary', '--data-raw'],
  encoded: ['--data-urlencode'],
  withValue: ['-o', '-w', '-u', '--max-time', '--retry', '--retry-delay', '--connect-timeout'],
} as const;
const is = (list: readonly string[], word: string) => list.includes(word);

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
    if (filled[0]?.endsWith('curl')) return curl(filled.slice(1), bodies);
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

function curl(words: readonly string[], bodies: readonly string[]): SampleRequest[] {
  let url = '';
  let method = 'GET';
  let get = false;
  let body: string | undefined;
  const headers: Record<string, string> = {};
  const encoded: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (word.startsWith('http')) url = word;
    else if (word === '-G' || word === '--get') get = true;
    else if (word.startsWith('<<')) body = bodies[Number(word.slice(2))];
    else if (is(options.method, word)) method = next;
    else if (is(options.header, word)) {
      const [name = '', ...value] = next.split(': ');
      headers[name.toLowerCase()] = value.join(': ');
    } else if (is(options.data, word)) body = next.startsWith('@') ? body : next;
    else if (is(options.encoded, word)) encoded.push(next.replace(/=([\s\S]*)$/, encodeValue));
    else if (!is(options.withValue, word)) continue;
    if (word === '-u') headers['authorization'] = 'Basic value';
    if (word.startsWith('-') && word !== '-G' && word !== '--get') at += 1;
  }
  if (encoded.length > 0) url += `?${encoded.join('&')}`;
  return url === ''
    ? []
    : [{ method: get ? 'GET' : method, url, headers, ...(body !== undefined && { body }) }];
}

function encodeValue(_: string, value: string): string {
  return `=${encodeURIComponent(value)}`;
}
