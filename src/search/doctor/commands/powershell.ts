import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';
import { encode } from '../programs/program-functions';
import {
  asText,
  constants,
  unknownMark,
  withoutMarks,
  type Value,
} from '../programs/program-strings';
import { buildRequest } from '../programs/request-builder';
import type { ReadRequest } from './command';

const operand =
  /\s*(?:@'\n([\s\S]*?)\n'@|@"\n([\s\S]*?)\n"@|'((?:[^']|'')*)'|"((?:[^"`]|`[\s\S]|"")*)"|(\$[\w:]+(?:\.\w+)*\(?)|(-?\d+(?:\.\d+)?)(?![\w.])|(@\{|@\(|\()|(\[[\w.]+(?:\[\])?\](?:::[\w.:]+\(?)?)|([^\s|;)}'"]+))/y;
/** Commands whose output is known only at run time. */
const cmdlet = /^(?:ConvertTo|Get|Import|Invoke|Join|New|Out|Read|Resolve|Select|Test)-[A-Z]\w+$/i;

/**
 * Evaluates the literals of PowerShell: strings, variables, hash tables, lists, and their conversion by `ConvertTo-Json`.
 * Values that are known only at run time are marked.
 */
class Values {
  at = 0;
  constructor(
    readonly text: string,
    readonly variables: ReadonlyMap<string, Value>,
  ) {}

  /** A value, or several joined by `+` to a text. */
  value(): Value {
    let value = this.operand();
    while (this.skip(/\+/)) value = asText(value) + asText(this.operand());
    return value;
  }

  private operand(): Value {
    operand.lastIndex = this.at;
    const match = operand.exec(this.text);
    if (!match) return undefined;
    this.at = operand.lastIndex;
    const [, hereRaw, here, single, double, variable, number, open, type, bare] = match;
    if (hereRaw !== undefined) return hereRaw;
    if (single !== undefined) return single.replaceAll("''", "'");
    if (here !== undefined || double !== undefined)
      return this.fillString((here ?? double ?? '').replaceAll('""', '"'));
    if (variable !== undefined) return this.variable(variable);
    if (number !== undefined) return Number(number);
    if (type !== undefined) return this.readCast(type);
    if (bare !== undefined && /^ConvertTo-Json$/i.test(bare)) return this.convertToJson();
    if (bare !== undefined && cmdlet.test(bare))
      return unknownMark(bare + (this.skip(/[^|)\n;]*/) ?? ''));
    return open === '@{' ? this.table() : open ? this.list(open) : bare;
  }

  private variable(name: string): Value {
    if (name.endsWith('(')) return unknownMark(`${name}${this.skip(/[^)]*\)?/)}`);
    const constant = name.slice(1).toLowerCase();
    if (constants.has(constant)) return constants.get(constant);
    if (name.startsWith('$env:')) return name.replace('$env:', '$');
    const [first = '', ...keys] = name.split('.');
    const value = keys.reduce(
      (owner, key) => (isObject(owner) ? owner[key] : undefined),
      this.variables.get(first),
    );
    return value ?? unknownMark(name);
  }

  /** A value after a cast, or the result of a static method. */
  private readCast(type: string): Value {
    if (!type.includes('::')) return this.operand();
    const value = type.endsWith('(') ? this.list('(') : undefined;
    if (/::(?:Escape\w*String|UrlEncode)\($/i.test(type)) return encode(asText(value));
    return /\.GetBytes\($/i.test(type) ? value : unknownMark(type);
  }

  private fillString(text: string): string {
    return text
      .replace(
        /`([\s\S])/g,
        (_, letter: string) =>
          ({ n: '\n', t: '\t' })[letter] ?? (letter === '$' ? '\uE002' : letter),
      )
      .replace(
        /\$\(((?:[^()]|\([^()]*\))*)\)|\$\{?([\w:]+)\}?/g,
        (_, code: string | undefined, name = '') =>
          asText(
            code === undefined
              ? this.variable(`$${name}`)
              : new Values(code, this.variables).value(),
          ),
      )
      .replaceAll('\uE002', '$');
  }

  skip(on: RegExp): string | undefined {
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
      table[key] = this.applyPipes(this.items());
      this.skip(/;/);
    }
    return table;
  }

  /** One value, or a list of several separated by commas. */
  private items(): Value {
    const values = [this.value()];
    while (this.skip(/,/)) values.push(this.value());
    return values.length > 1 ? values : values[0];
  }

  private list(open: string): Value {
    if (this.skip(/\)/)) return [];
    let value = this.items();
    while (this.skip(/;/)) value = [value, this.items()].flat();
    value = this.applyPipes(value);
    this.skip(/\)/);
    return open === '@(' && !Array.isArray(value) ? [value] : value;
  }

  applyPipes(value: Value): Value {
    const pipe = this.skip(pipedJson);
    if (pipe === undefined) return value;
    if (/From-Json/i.test(pipe)) return this.applyPipes(parseJson(asText(value))?.value);
    // A pipe passes the entries of a list, so that a list with one entry becomes the entry.
    const isEntry = Array.isArray(value) && value.length === 1 && !/-AsArray/i.test(pipe);
    return this.applyPipes(JSON.stringify(isEntry ? (value[0] as Value) : value));
  }

  private convertToJson(): string {
    const options = /(?:-(?:Depth\s+\d+|Compress|AsArray|InputObject)\s*)*/i;
    this.skip(options);
    const value = this.value();
    this.skip(options);
    return JSON.stringify(value);
  }
}

const pipedJson =
  /\|\s*(?:ConvertTo-Json(?:\s+-(?:Depth\s+\d+|Compress|AsArray))*|ConvertFrom-Json(?:\s+-\w+)*)/i;
const assignment = /^[ \t]*(\$\w+)\s*=\s*/gm;
/** An entry that is added to a table later. */
const addition = /(\$\w+)(?:\.Add\(\s*|\[)["']([\w.-]+)["'](?:\s*,|\]\s*=)\s*([^\n]*?)\)?[ \t]*$/gm;
/** In Windows PowerShell, `curl` and `wget` are names of `Invoke-WebRequest`. */
const alias = /\b(?:curl|wget)(?=\s(?:[^\n;|]*\s)?-(?:Uri|Method|Headers|Body|UseBasicParsing)\b)/;
const command = new RegExp(
  `\\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)(?=\\s)|${alias.source}`,
  'gi',
);
export const hasAlias = (text: string) => alias.test(text);
export const hasPowerShell = (text: string) => text.search(command) >= 0;
const ignored =
  /^-(?:OutFile|TimeoutSec|UseBasicParsing|SkipHttpErrorCheck|SkipCertificateCheck|ErrorAction|Verbose|UserAgent|WebSession|SessionVariable|MaximumRetryCount|RetryIntervalSec|DisableKeepAlive|StatusCodeVariable|ResponseHeadersVariable)/i;
const switches =
  /^-(?:UseBasicParsing|SkipHttpErrorCheck|SkipCertificateCheck|Verbose|DisableKeepAlive)/i;

/** The requests of `Invoke-RestMethod` and `Invoke-WebRequest`. */
export function readPowerShell(text: string): ReadRequest[] {
  const code = text
    .replace(/`[ \t]*\n/g, ' ')
    .replace(/^\s*(?:PS(?: [^>\n]*)?>|>>) ?/gm, '')
    .replace(/^\s*#.*$/gm, '');
  const variables = new Map<string, Value>();
  for (const match of code.matchAll(assignment)) {
    const values = new Values(code, variables);
    values.at = match.index + match[0].length;
    if (new RegExp(command.source, 'yi').test(code.slice(values.at))) continue;
    const isNew = /^New-Object\b/i.test(code.slice(values.at));
    variables.set(match[1] ?? '', isNew ? {} : values.applyPipes(values.value()));
  }
  for (const [, name = '', key = '', start = ''] of code.matchAll(addition)) {
    const table = variables.get(name);
    if (isObject(table))
      (table as Record<string, Value>)[key] = new Values(start, variables).value();
  }
  return [...code.matchAll(command)].map((match) => {
    const values = new Values(code, variables);
    values.at = match.index + match[0].length;
    const [, pipe] = /([^\n=;]*)\|\s*$/.exec(code.slice(0, match.index)) ?? [];
    const input = pipe === undefined ? undefined : new Values(pipe, variables);
    return readCall(values, input ? { '-body': input.applyPipes(input.value()) } : {});
  });
}

function readCall(values: Values, given: Record<string, Value>): ReadRequest {
  const { text } = values;
  for (;;) {
    const line = /^[ \t]*(?=[\n|;)]|$)/.exec(text.slice(values.at));
    if (line) break;
    const name = values.skip(/-[A-Za-z]+:?/)?.trim();
    if (name === undefined) {
      const value = values.value();
      if (value === undefined) break;
      const table =
        typeof value === 'string' && value.startsWith('@')
          ? (values.variables.get(value.replace('@', '$')) ?? unknownMark(value))
          : value;
      if (isObject(table))
        for (const [key, one] of Object.entries(table)) given[`-${key}`.toLowerCase()] = one;
      else given['-uri'] ??= table;
    } else if (switches.test(name)) continue;
    else given[name.replace(':', '').toLowerCase()] = values.value();
  }
  return requestOf(given);
}

function requestOf(given: Readonly<Record<string, Value>>): ReadRequest {
  const {
    '-uri': uri,
    '-method': method,
    '-headers': headers = {},
    '-body': body,
    '-contenttype': type,
    ...others
  } = given;
  const isGet = method === undefined || /^get$/i.test(asText(method));
  const { request: sent, isForm } = buildRequest({
    url: uri ?? '{uri}',
    method: method ?? 'GET',
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(isObject(headers) ? headers : { [asText(headers)]: '' }),
    },
    ...(isGet && isObject(body) ? { query: body } : { form: body }),
  });
  const { request, unread } = withoutMarks(sent);
  const options = Object.keys(others).filter((name) => !ignored.test(name));
  return {
    request,
    unread: [...unread, ...options, ...(uri === undefined ? ['the address'] : [])],
    isForm,
  };
}
