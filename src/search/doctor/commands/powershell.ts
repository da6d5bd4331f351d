import { encodedPairs } from '../programs/program-functions';
import { withQuery } from '../../protocol/query-string';
import type { ReadCommand } from './command';
import { isObject } from '../../../lib/values/json-object';

type Value = unknown;
const sign =
  /\s*(?:@'\n([\s\S]*?)\n'@|@"\n([\s\S]*?)\n"@|'((?:[^']|'')*)'|"((?:[^"`]|`[\s\S]|"")*)"|(\$[\w:]+(?:\.\w+)*)|(-?\d+(?:\.\d+)?)(?![\w.])|(@\{|@\(|\()|([^\s|;)}'"]+))/y;

/** Reads the values of PowerShell: strings, variables, hash tables, lists, and what `ConvertTo-Json` makes of them. */
class Values {
  at = 0;
  unread: string[] = [];
  constructor(
    readonly text: string,
    readonly variables: ReadonlyMap<string, Value>,
  ) {}

  value(): Value {
    sign.lastIndex = this.at;
    const match = sign.exec(this.text);
    if (!match) return undefined;
    this.at = sign.lastIndex;
    const [, hereRaw, here, single, double, variable, number, open, bare] = match;
    if (hereRaw !== undefined) return hereRaw;
    if (single !== undefined) return single.replaceAll("''", "'");
    if (here !== undefined || double !== undefined)
      return this.filled((here ?? double ?? '').replaceAll('""', '"'));
    if (variable !== undefined) return this.variable(variable);
    if (number !== undefined) return Number(number);
    if (bare !== undefined && /^ConvertTo-Json$/i.test(bare)) return this.json();
    return open === '@{' ? this.table() : open ? this.list(open) : bare;
  }

  private variable(name: string): Value {
    const words: Readonly<Record<string, Value>> = { $true: true, $false: false, $null: null };
    if (Object.hasOwn(words, name)) return words[name];
    if (this.variables.has(name)) return this.variables.get(name);
    if (!name.startsWith('$env:')) this.unread.push(name);
    return name.replace('$env:', '$');
  }

  private filled(text: string): string {
    return text
      .replace(
        /`([\s\S])/g,
        (_, letter: string) =>
          ({ n: '\n', t: '\t' })[letter] ?? (letter === '$' ? '\uE000' : letter),
      )
      .replace(
        /\$\(([^)]*)\)|\$\{?([\w:]+)\}?/g,
        (all, code: string | undefined, name: string | undefined) =>
          String(
            name === undefined
              ? new Values(code ?? '', this.variables).value()
              : this.variable(`$${name}`),
          ) || all,
      )
      .replaceAll('\uE000', '$');
  }

  private skip(on: RegExp): string | undefined {
    const found = new RegExp(`\\s*(?:${on.source})`, 'y');
    found.lastIndex = this.at;
    const match = found.exec(this.text);
    if (match) this.at = found.lastIndex;
    return match?.[0];
  }

  private table(): Value {
    const table: Record<string, Value> = {};
    while (!this.skip(/\}/) && this.at < this.text.length) {
      const key = this.skip(/[\w.-]+/)?.trim() ?? String(this.value());
      if (!this.skip(/=/)) break;
      table[key] = this.items();
      this.skip(/;/);
    }
    return table;
  }

  /** One value, or several with commas between them. */
  private items(): Value {
    const values = [this.value()];
    while (this.skip(/,/)) values.push(this.value());
    return values.length > 1 ? values : values[0];
  }

  private list(open: string): Value {
    if (this.skip(/\)/)) return [];
    let value = this.items();
    while (this.skip(/;/)) value = [value, this.items()].flat();
    value = this.piped(value);
    this.skip(/\)/);
    return open === '@(' && !Array.isArray(value) ? [value] : value;
  }

  piped(value: Value): Value {
    return this.skip(/\|\s*ConvertTo-Json(?:\s+-(?:Depth\s+\d+|Compress|AsArray))*/i)
      ? JSON.stringify(value)
      : value;
  }

  /** `ConvertTo-Json` with the value behind it. */
  private json(): string {
    const options = /(?:-(?:Depth\s+\d+|Compress|AsArray|InputObject)\s*)*/i;
    this.skip(options);
    const value = this.value();
    this.skip(options);
    return JSON.stringify(value);
  }

  name(): string | undefined {
    return this.skip(/-[A-Za-z]+:?/)?.trim();
  }
}

const assignment = /^[ \t]*(\$\w+)\s*=\s*/gm;
/** An entry that a table gets later. */
const addition = /(\$\w+)(?:\.Add\(\s*|\[)["']([\w.-]+)["'](?:\s*,|\]\s*=)\s*([^\n]*?)\)?[ \t]*$/gm;
const command = /\b(?:Invoke-RestMethod|Invoke-WebRequest|irm|iwr)\b/gi;
const ignored =
  /^-(?:OutFile|TimeoutSec|UseBasicParsing|SkipHttpErrorCheck|SkipCertificateCheck|ErrorAction|Verbose|UserAgent|WebSession|SessionVariable|MaximumRetryCount|RetryIntervalSec|DisableKeepAlive|StatusCodeVariable|ResponseHeadersVariable)/i;
const switches =
  /^-(?:UseBasicParsing|SkipHttpErrorCheck|SkipCertificateCheck|Verbose|DisableKeepAlive)/i;

/** The requests of PowerShell's own commands. */
export function readPowerShell(text: string): ReadCommand[] {
  const code = text
    .replace(/`[ \t]*\n/g, ' ')
    .replace(/^\s*PS [^>\n]*> ?/gm, '')
    .replace(/^\s*#.*$/gm, '');
  const variables = new Map<string, Value>();
  for (const match of code.matchAll(assignment)) {
    const values = new Values(code, variables);
    values.at = match.index + match[0].length;
    if (new RegExp(command.source, 'yi').test(code.slice(values.at))) continue;
    const isNew = /^New-Object\b/i.test(code.slice(values.at));
    variables.set(match[1] ?? '', isNew ? {} : values.piped(values.value()));
  }
  for (const [, name = '', key = '', start = ''] of code.matchAll(addition)) {
    const table = variables.get(name);
    if (isObject(table))
      (table as Record<string, Value>)[key] = new Values(start, variables).value();
  }
  return [...code.matchAll(command)].map((match) => {
    const values = new Values(code, variables);
    values.at = match.index + match[0].length;
    return readCall(values);
  });
}

function readCall(values: Values): ReadCommand {
  const given: Record<string, Value> = {};
  const { text } = values;
  for (;;) {
    const line = /^[ \t]*(?=[\n|;)]|$)/.exec(text.slice(values.at));
    if (line) break;
    const name = values.name();
    if (name === undefined) {
      const value = values.value();
      if (value === undefined) break;
      const table =
        typeof value === 'string' && value.startsWith('@')
          ? values.variables.get(value.replace('@', '$'))
          : value;
      if (isObject(table))
        for (const [key, one] of Object.entries(table)) given[`-${key}`.toLowerCase()] = one;
      else given['-uri'] ??= value;
    } else if (switches.test(name)) continue;
    else given[name.replace(':', '').toLowerCase()] = values.piped(values.value());
  }
  return requestOf(values, given);
}

function requestOf(values: Values, given: Readonly<Record<string, Value>>): ReadCommand {
  const {
    '-uri': uri,
    '-method': method,
    '-headers': headers,
    '-body': body,
    '-contenttype': type,
    ...others
  } = given;
  const all = isObject(headers) ? headers : {};
  const sent = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  if (type !== undefined) sent['content-type'] ??= String(type);
  const isGet = method === undefined || /^get$/i.test(String(method));
  const pairs = isGet && isObject(body) ? encodedPairs(body) : '';
  const unread = [...values.unread, ...Object.keys(others).filter((name) => !ignored.test(name))];
  if (headers !== undefined && !isObject(headers)) unread.push(String(headers));
  const isForm = !isGet && isObject(body);
  return {
    request: {
      method: String(method ?? 'GET').toUpperCase(),
      url: withQuery(String(uri ?? '{uri}'), pairs),
      headers: sent,
      ...(body !== undefined && !isObject(body) && { body: String(body) }),
    },
    unread: uri === undefined ? [...unread, 'the address'] : unread,
    isForm,
  };
}
