import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { textOf, type Fault, type FaultCode } from '../checks/faults';
import { fixes, type Fix } from './fixes';

/** Effects of a fault, the worst first. An `unread` part is not checked. */
export const severities = ['secret', 'refused', 'unread', 'wrong', 'ignored', 'advice'] as const;
export type Severity = (typeof severities)[number];

interface Rule {
  severity: Severity;
  /** Section that explains the rule. */
  page: string;
  /** Absent where only the reader knows the right value. */
  fix?: Fix;
}

interface PasteRule extends Rule {
  text: (values: Readonly<Record<string, string>>) => string;
  /** Whether the reader repairs the fault, so that samples are right. */
  isMended?: true;
}

const { errorsAndLimits, searchApi } = docPages;
const { authentication, filters, suggestApi, whenSomethingIsWrong: trouble } = topicPages;
const parameters = `${searchApi}#get-parameters`;
const body = `${searchApi}#post-body`;
const refused = `${errorsAndLimits}#refused`;
const ignored = `${errorsAndLimits}#ignored`;
const notJson = `${errorsAndLimits}#status-400`;
const missing = `${errorsAndLimits}#status-404`;
const commands = `${trouble}#run-a-check`;

/** Faults of the request itself. */
const requestRules: Readonly<Record<FaultCode, Rule>> = {
  'token-in-address': rule(
    'secret',
    `${authentication}#handle-tokens-with-care`,
    fixes.tokenFromAddress,
  ),
  'suggest-path': rule('refused', `${suggestApi}#endpoint`, fixes.suggestPath),
  'unknown-path': rule('refused', missing, fixes.completePath),
  'get-with-body': rule('refused', `${searchApi}#send-the-same-search-as-post`, fixes.post),
  method: rule('refused', docPages.apiReference, fixes.method),
  'html-entity': rule('wrong', parameters, fixes.entity),
  'second-question-mark': rule('wrong', parameters, fixes.questionMark),
  bearer: rule('refused', `${authentication}#what-401-and-403-mean`, fixes.bearer),
  raised: rule('wrong', ignored),
  nameless: rule('wrong', parameters, fixes.ampersand),
  plus: rule('wrong', parameters, fixes.plus),
  separator: rule('wrong', `${filters}#value-filters`, fixes.anyOf),
  'not-encoded': rule('refused', parameters, fixes.encode),
  percent: rule('refused', parameters, fixes.percent),
  'encoded-twice': rule('wrong', ignored, fixes.decodeOnce),
  'unknown-operator': rule('ignored', `${filters}#choose`, fixes.brackets),
  'illegal-value': rule('refused', refused),
  'not-boolean': rule('refused', refused),
  'unknown-parameter': rule('ignored', parameters, fixes.parameter),
  'other-parameter': rule('ignored', parameters, fixes.parameter),
  'parameter-once': rule('refused', refused),
  'parameter-in-body': rule('ignored', body, fixes.intoBody),
  'unknown-flag': rule('ignored', `${searchApi}#control-flags`),
  'basic-auth': rule('refused', `${authentication}#explain-needs-basic-auth`),
  'token-missing': rule('refused', `${authentication}#what-401-and-403-mean`, fixes.tokenHeader),
  'content-type': rule('refused', `${searchApi}#headers`, fixes.jsonHeader),
  'not-json': rule('refused', notJson),
  'unknown-key': rule('ignored', body, fixes.key),
  'key-missing': rule('refused', refused),
  type: rule('refused', refused, fixes.type),
  'wrong-type': rule('refused', refused),
  'not-allowed': rule('refused', refused, fixes.letterCase),
  'too-few': rule('refused', refused),
  rule: rule('refused', refused),
};

function rule(severity: Severity, page: string, fix?: Fix): Rule {
  return { severity, page, ...(fix && { fix }) };
}

type Text = PasteRule['text'];
const mended = (text: string | Text, page = commands): PasteRule => ({
  severity: 'refused',
  page,
  text: typeof text === 'string' ? () => text : text,
  isMended: true,
});
const open = (severity: Severity, page: string, text: Text): PasteRule => ({
  severity,
  page,
  text,
});

/** Faults of the notation, and those that only an index or a response shows. */
const pasteRules = {
  'bent-quotes': mended('curly quotes from a word processor: use straight quotes'),
  'byte-order-mark': mended(
    'the body begins with a byte order mark: save it as UTF-8 without BOM',
    notJson,
  ),
  'long-dash': mended('a long dash from a word processor: an option begins with - or --'),
  'odd-space': mended('a space that no keyboard types: replace it with a plain one'),
  'space-after-backslash': mended('a space after \\ breaks the line continuation'),
  'line-end': mended(
    'another shell continues its lines with this sign: Bash with \\, cmd with ^, PowerShell with `',
  ),
  'cmd-quotes': mended('in cmd, quotes are double: a single one is a part of the text'),
  'open-quote': open('refused', commands, () => 'this quote is not closed'),
  'powershell-curl': mended('in Windows PowerShell, curl is another program: write curl.exe'),
  'method-case': mended('methods are in capitals'),
  scheme: mended('the address begins with https://'),
  'header-colon': open(
    'refused',
    `${searchApi}#headers`,
    ({ name }) => `the header "${name}" has no colon`,
  ),
  'inner-quotes': mended('the shell ends the string at the inner quote: write \\"'),
  'native-quotes': {
    ...mended('Windows PowerShell removes inner quotes: write \\", or use PowerShell 7.3'),
    severity: 'advice',
  },
  'body-unquoted': mended(
    'the shell takes the quotes of the body away: put quotes around the body',
  ),
  'cut-at-ampersand': mended('the shell ends the command at the &: put the address in quotes'),
  globbing: mended('curl expands {} and [] in an address: add --globoff'),
  'get-missing': mended('without -G, curl sends the parameters as a body: add -G'),
  form: open('refused', notJson, () => 'a form is sent, and the API takes JSON: send a JSON body'),
  'body-object': mended('the body is an object: send JSON.stringify of it', notJson),
  syntax: open('refused', commands, () => 'the program breaks the syntax of its language here'),
  comment: mended('JSON has no comments', notJson),
  'single-quotes': mended('JSON has double quotes, not single ones', notJson),
  'last-comma': mended('JSON has no comma after the last entry', notJson),
  'bare-key': mended(({ name }) => `JSON has quotes around the key "${name}"`, notJson),
  'bare-value': open('refused', notJson, ({ name }) => `${name} is not a JSON value`),
  'json-syntax': open('refused', notJson, ({ error }) => `the body is not JSON: ${error}`),
  'body-missing': open('refused', notJson, () => 'the call needs a JSON body'),
  lines: open(
    'refused',
    notJson,
    () => 'these are several JSON texts: a bulk call takes one array of them',
  ),
  'other-search': open(
    'refused',
    body,
    ({ name }) =>
      `"${name}" with an object is a query of another search engine: the text goes into "q"`,
  ),
  'other-json': open('unread', body, () => 'none of these keys belongs to a call: what is it?'),
  unread: open('unread', commands, ({ name }) => `this part could not be read: ${name}`),
  placeholder: open('advice', parameters, ({ name }) => `replace ${name} with your own value`),
  'sent-twice': {
    ...open(
      'advice',
      `${filters}#default-operator`,
      ({ name }) =>
        `"${name}" is sent twice: the facet decides between OR and AND, unless an operator does`,
    ),
    fix: fixes.anyOf,
  },
  comma: open(
    'advice',
    `${filters}#value-filters`,
    ({ name }) => `"${name}" is one value with a comma: for several values, repeat the parameter`,
  ),
  'many-rows': open(
    'advice',
    `${topicPages.dataExport}#documents`,
    ({ value }) =>
      `rows=${value} asks for much at once: nextPageToken reads all documents in batches`,
  ),
  'no-filter': open(
    'wrong',
    `${filters}#choose`,
    ({ name, allowed }) => `"${name}" is not a filter of the sample shop, which has ${allowed}`,
  ),
  'no-sort': open(
    'ignored',
    `${topicPages.sort}#request-an-order`,
    ({ name, allowed }) => `${name} is not a sort option of the sample shop: ${allowed}`,
  ),
  'no-hits': open('wrong', `${trouble}#empty-result`, () => 'no hits: "total" is 0'),
  'last-page': open(
    'wrong',
    `${topicPages.facetsAndPaging}#paging`,
    ({ name, last }) => `${name} is beyond the last page, ${last}`,
  ),
  status: open('refused', errorsAndLimits, ({ status, meaning }) => `${status}: ${meaning}`),
  connection: open('refused', `${trouble}#calls`, ({ name, meaning }) => `${name}: ${meaning}`),
  'response-not-json': open(
    'refused',
    errorsAndLimits,
    () => 'the response is not JSON: print its status and its text first',
  ),
  cors: open(
    'refused',
    `${trouble}#cors`,
    () => 'the browser may not read the response: a call with a token belongs on a server',
  ),
} as const satisfies Record<string, PasteRule & { fix?: Fix }>;

export type PasteCode = keyof typeof pasteRules;
export interface TextFault {
  code: PasteCode;
  at: [start: number, end: number];
  values?: Readonly<Record<string, string>>;
}

export interface Finding {
  code: FaultCode | PasteCode;
  values: Readonly<Record<string, string>>;
  message: string;
  severity: Severity;
  page: string;
  /** Position in the text; empty when the text does not contain it. */
  at: [start: number, end: number];
  /** Whether the corrected request still has the fault. */
  isOpen: boolean;
  /** Whether the reader has repaired the fault. */
  isMended?: boolean;
}

/** Messages of the service are sentences, those of the check are not. */
const withoutPeriod = (text: string) => text.replace(/\.$/, '');

/** Finding of a fault in the request. */
export function requestFinding(found: Fault, at: Finding['at']): Finding {
  const { code, values } = found;
  const { severity, page } = requestRules[code];
  const message = withoutPeriod(textOf(found));
  return { code, values, message, severity, page, at, isOpen: false };
}

/** The correction of a fault, if it has one. */
export const fixOf = (code: Finding['code']): Fix | undefined =>
  (({ ...pasteRules, ...requestRules }) as Readonly<Record<string, Rule>>)[code]?.fix;

/** Finding of a fault in the text. @param page a section that is more specific than the section of the code */
export function pasteFinding({ code, at, values = {} }: TextFault, page?: string): Finding {
  const { severity, text, isMended, fix, ...rest }: PasteRule = pasteRules[code];
  const isOpen = isMended === undefined && fix === undefined && severity !== 'advice';
  const message = withoutPeriod(text(values));
  const finding = { code, values, message, severity, page: page ?? rest.page, at, isOpen };
  return isMended ? { ...finding, isMended } : finding;
}

export const findingPages = Object.values({ ...requestRules, ...pasteRules }).map(
  ({ page }) => page,
);
