import type { PasteCode, TextFault } from '../findings';

/** Shells, which differ in quotes, escapes, and line continuations. */
export type Shell = 'Bash' | 'PowerShell' | 'cmd';

/** Detects the shell of a command by its prompt, its escapes, or its line continuations. */
export function shellOf(text: string): Shell {
  if (isCmd.test(text)) return 'cmd';
  return isPowerShell.test(text) ? 'PowerShell' : 'Bash';
}
const isCmd =
  /%%[\da-f]{2}|\^[ \t]*\n|\^["%&{]|^\s*[A-Z]:\\[^>\n]*>|^\s*@?(?:echo off|set \w+=)|curl\.exe --%|\s"[[{]+\s*""\w/i;
const isPowerShell =
  /`[ \t]*\n|\bcurl\.exe|^\s*PS [^>\n]*>|\$env:|(?<![$\w])@(?:['"]\n|\{)|\b(?:Invoke-\w+|i[rw][mw])\s/;

const escapes: Readonly<Record<Shell, string>> = { Bash: '\\', PowerShell: '`', cmd: '^' };
const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const hereDocument = /^<<-?\s*(['"]?)(\w+)\1/;

/** The command substitution at the start of a text. */
function substitutionIn(text: string): string {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}

/** Splits the first command of a text into words, as its shell does. */
export class Command {
  words: string[] = [];
  faults: TextFault[] = [];
  /** Position behind the command. */
  at = 0;
  /** Standard input of the command. */
  input: string | undefined;
  /** Whether an unquoted `&` cut the command off. */
  isCut = false;
  private word: string | undefined;
  private delimiter: string | undefined;
  private skipsWord = false;

  constructor(
    private readonly text: string,
    private readonly shell: Shell,
  ) {
    while (this.at < text.length && this.step());
    this.endWord();
    this.readHere();
  }

  private addFault(code: PasteCode, start = this.at, end = start + 1) {
    if (!this.faults.some((fault) => fault.code === code))
      this.faults.push({ code, at: [start, end] });
  }

  private add(part: string) {
    this.word = (this.word ?? '') + part;
  }

  private endWord() {
    if (this.word !== undefined && !this.skipsWord) this.words.push(this.word);
    if (this.word !== undefined) this.skipsWord = false;
    this.word = undefined;
  }

  /** @returns whether the command continues */
  private step(): boolean {
    const { text, at, shell } = this;
    const character = text.charAt(at);
    const rest = text.slice(at);
    const continued = /^([\\`^])([ \t]*)(?:\n|$)/.exec(rest);
    if (continued && at > 0) return this.nextLine(continued);
    if (character === '\n')
      return this.words.length === 0 && this.word === undefined && this.skip(1);
    if (/[ \t]/.test(character)) {
      this.endWord();
      return this.skip(1);
    }
    if (character === escapes[shell]) return this.escape();
    if (character === "'" && shell !== 'cmd') return this.singleQuotes(at, false);
    if (shell === 'Bash' && rest.startsWith("$'")) return this.singleQuotes(at + 1, true);
    if (character === "'" && this.word === undefined && /[^\\]'/.test(rest)) {
      this.addFault('cmd-quotes');
      return this.singleQuotes(at, false);
    }
    if (shell === 'Bash' && rest.startsWith('$(')) return this.substitution(rest);
    if (shell !== 'Bash' && rest.startsWith('\\"')) {
      this.add('"');
      return this.skip(2);
    }
    if (character === '"') return this.doubleQuotes();
    if (character === '#' && this.word === undefined && shell !== 'cmd')
      return this.skip(/^[^\n]*/.exec(rest)?.[0].length ?? 1);
    const redirect = /^(?:\d?>>?(?:&\d)?|\d?>\|)/.exec(rest);
    const isTarget = redirect && (this.word === undefined || character === '>');
    if (isTarget) return this.redirect(redirect[0]);
    const here = shell === 'Bash' ? hereDocument.exec(rest) : null;
    if (here) {
      this.delimiter = here[2];
      return this.skip(here[0].length);
    }
    if (/^(?:[|;]|&&)/.test(rest)) return false;
    if (character === '&') {
      this.isCut = /^&[\w.]+(?:\[\])?=/.test(rest);
      return false;
    }
    if (shell === 'Bash' && character === '\\') return this.skip(1);
    this.add(character);
    return this.skip(1);
  }

  private skip(by: number): true {
    this.at += by;
    return true;
  }

  /** Reads a line continuation of this shell or of another one, which is a fault. */
  private nextLine([all, character = '', spaces = '']: RegExpExecArray): true {
    if (character !== escapes[this.shell]) this.addFault('line-end');
    else if (spaces !== '' && all.endsWith('\n'))
      this.addFault('space-after-backslash', this.at, this.at + all.length - 1);
    this.endWord();
    return this.skip(all.length);
  }

  private escape(): true {
    const next = this.text.charAt(this.at + 1);
    // cmd passes an escaped quote on to the program, which parses it again.
    if (this.shell === 'cmd' && next === '"') return this.skip(1) && this.doubleQuotes(true);
    this.add(this.shell === 'PowerShell' ? (letters[next] ?? next) : next);
    return this.skip(2);
  }

  /** Keeps a command substitution, since its output is unknown. */
  private substitution(rest: string): true {
    const all = substitutionIn(rest);
    this.add(all);
    return this.skip(all.length);
  }

  private redirect(operator: string): true {
    this.endWord();
    this.skipsWord = !operator.includes('&');
    return this.skip(operator.length);
  }

  private singleQuotes(start: number, hasEscapes: boolean): true {
    const isPowerShell = this.shell === 'PowerShell';
    const plainText = isPowerShell ? "[^']|''" : "[^']";
    const on = new RegExp(`'((?:${hasEscapes ? "[^'\\\\]|\\\\[\\s\\S]" : plainText})*)('?)`);
    const [all = '', text = '', end] = on.exec(this.text.slice(start)) ?? [];
    if (end === '') this.addFault('open-quote', start);
    // Windows PowerShell passes `\"` on to the program, which reads it as a quote.
    else if (isPowerShell && /(?<!\\)"/.test(text)) this.addFault('native-quotes', start);
    const decoded = text.replace(
      /\\(?:u([\da-f]{4})|([\s\S]))/gi,
      (_, code?: string, letter = '') =>
        code === undefined ? (letters[letter] ?? letter) : String.fromCharCode(parseInt(code, 16)),
    );
    const plain = isPowerShell ? text.replaceAll("''", "'").replaceAll('\\"', '"') : text;
    this.add(hasEscapes ? decoded : plain);
    this.at = start + all.length;
    return true;
  }

  /** @param isEscaped whether the quote is escaped, in which case cmd still reads `^` as an escape */
  private doubleQuotes(isEscaped = false): true {
    const start = this.at;
    let text = '';
    for (let at = start + 1; at < this.text.length; at += 1) {
      let character = this.text.charAt(at);
      const next = this.text.charAt(at + 1);
      if (isEscaped && character === '^') {
        character = next;
        at += 1;
        if (character === '\\' && this.text.slice(at + 1).startsWith('^"')) {
          text += '"';
          at += 2;
        } else if (character === '"') return this.closeQuotes(text, at + 1);
        else text += character;
      } else if (this.shell === 'Bash' && character === '$' && next === '(') {
        const all = substitutionIn(this.text.slice(at));
        text += all;
        at += all.length - 1;
      } else if (this.isEscape(character, next)) {
        text += character === '`' ? (letters[next] ?? next) : next === '\n' ? '' : next;
        at += 1;
      } else if (this.shell === 'Bash' && /^\$\d\d/.test(this.text.slice(at, at + 3))) {
        this.addFault('dollar', at, at + 2);
        text += character;
      } else if (character === '"' && next === '"' && this.shell !== 'Bash' && text !== '') {
        text += '"';
        at += 1;
      } else if (character === '"') return this.closeQuotes(text, at + 1);
      else text += character;
    }
    this.addFault('open-quote', start);
    return this.closeQuotes(text, this.text.length);
  }

  private isEscape(character: string, next: string): boolean {
    if (this.shell === 'Bash') return character === '\\' && /["\\$`\n]/.test(next);
    return (
      (next === '"' && character === '\\') || (character === '`' && this.shell === 'PowerShell')
    );
  }

  private closeQuotes(text: string, end: number): true {
    this.add(text);
    this.at = end;
    return true;
  }

  /** Reads the here document below the command. */
  private readHere() {
    if (this.delimiter === undefined) return;
    const lines = this.text.slice(this.at).split('\n');
    const last = lines.findIndex((line, index) => index > 0 && line.trim() === this.delimiter);
    if (last < 0) this.addFault('open-quote');
    this.input = lines.slice(1, last < 0 ? undefined : last).join('\n');
    this.at += lines.slice(0, last < 0 ? lines.length : last + 1).join('\n').length;
  }
}
