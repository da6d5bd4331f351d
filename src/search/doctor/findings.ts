import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { fillText, textOf, type Fault, type FaultCode } from '../checks/faults';

/** Effects of a fault, the worst first. An `unread` part is not checked. */
export const severities = ['secret', 'refused', 'unread', 'wrong', 'ignored', 'advice'] as const;
export type Severity = (typeof severities)[number];

interface Rule {
  severity: Severity;
  /** Section that explains the rule. */
  page: string;
}

interface PasteRule extends Rule {
  text: string;
  /** Whether the reader repairs the fault, so that samples are right. */
  isMended?: true;
}

const { errorsAndLimits, searchApi } = docPages;
const { authentication, filters, suggestApi, whenSomethingIsWrong: trouble } = topicPages;
const parameters = `${searchApi}#get-parameters`;
const body = `${searchApi}#post-body`;
const refused = `${errorsAndLimits}#refused`;
const notJson = `${errorsAndLimits}#status-400`;
const tokens = `${authentication}#what-401-and-403-mean`;
const commands = `${trouble}#run-a-check`;

/** Rules of codes with the same severity and section. */
const rulesFor = <Code extends FaultCode>(severity: Severity, page: string, ...codes: Code[]) =>
  Object.fromEntries(codes.map((code) => [code, { severity, page }])) as Record<Code, Rule>;

/** Faults of the request itself. */
const requestRules: Readonly<Record<FaultCode, Rule>> = {
  ...rulesFor('secret', `${authentication}#handle-tokens-with-care`, 'token-in-address'),
  ...rulesFor('refused', tokens, 'token-in-body', 'bearer', 'token-missing'),
  ...rulesFor('refused', `${authentication}#explain-needs-basic-auth`, 'basic-auth'),
  ...rulesFor('refused', `${suggestApi}#endpoint`, 'suggest-path'),
  ...rulesFor('refused', `${errorsAndLimits}#status-404`, 'unknown-path'),
  ...rulesFor('refused', `${searchApi}#send-the-same-search-as-post`, 'get-with-body'),
  ...rulesFor('refused', docPages.apiReference, 'method'),
  ...rulesFor('refused', `${searchApi}#headers`, 'header-colon', 'content-type'),
  ...rulesFor('refused', parameters, 'not-encoded', 'percent'),
  ...rulesFor('refused', notJson, 'form', 'not-json', 'body-missing'),
  ...rulesFor('refused', refused, 'illegal-value', 'not-boolean', 'parameter-once', 'key-missing'),
  ...rulesFor('refused', refused, 'flat-document', 'type', 'wrong-type', 'not-allowed', 'too-few'),
  ...rulesFor('refused', refused, 'rule'),
  ...rulesFor('wrong', parameters, 'html-entity', 'other-mark', 'nameless', 'plus'),
  ...rulesFor('wrong', parameters, 'tracking-tag', 'locale'),
  ...rulesFor('wrong', `${errorsAndLimits}#ignored`, 'raised', 'encoded-twice'),
  ...rulesFor('wrong', parameters, 'other-encoding'),
  ...rulesFor('unread', docPages.apiReference, 'undocumented'),
  ...rulesFor('wrong', `${filters}#value-filters`, 'separator', 'list-twice'),
  ...rulesFor('wrong', `${filters}#choose`, 'human-date', 'empty-range', 'tree-levels'),
  ...rulesFor('ignored', `${filters}#choose`, 'unknown-operator', 'filter-type'),
  ...rulesFor('ignored', parameters, 'unknown-parameter', 'other-parameter'),
  ...rulesFor('ignored', body, 'parameter-in-body', 'unknown-key'),
  ...rulesFor('ignored', `${searchApi}#control-flags`, 'unknown-flag'),
  ...rulesFor('advice', parameters, 'sort-direction', 'two-pagings'),
  ...rulesFor('advice', authentication, 'token-unneeded'),
  ...rulesFor('advice', `${filters}#default-operator`, 'sent-twice'),
  ...rulesFor('advice', `${filters}#value-filters`, 'comma'),
};

/** Rules with the same severity and section. Texts have names of values in braces. */
const rulesOf = <Code extends string>(
  severity: Severity,
  page: string,
  texts: Readonly<Record<Code, string>>,
  more: Pick<PasteRule, 'isMended'> = {},
) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([code, text]) => [code, { severity, page, text, ...more }]),
  ) as Record<Code, PasteRule>;

const isMended = true;

/** Faults of the notation, and those that only a response shows. */
const pasteRules = {
  ...rulesOf(
    'refused',
    commands,
    {
      'bent-quotes': 'curly quotes, as word processors insert them: use straight quotes',
      'long-dash': 'a long dash, as word processors insert it: options start with - or --',
      'odd-space': 'a non-breaking or other special space: use a normal space',
      'space-after-backslash': 'a space after \\ breaks the line continuation',
      'line-end':
        'this is the line continuation of another shell: use \\ in Bash, ^ in cmd, ` in PowerShell',
      'cmd-quotes': 'cmd does not treat single quotes as quotes: use double quotes',
      'powershell-curl':
        'in Windows PowerShell, curl is an alias of Invoke-WebRequest: write curl.exe',
      'method-case': 'HTTP methods are uppercase',
      scheme: 'the address must start with https://',
      'local-scheme': 'the emulator has no TLS: its address starts with http://',
      'inner-quotes': 'the inner quote ends the string: escape it as \\"',
      'body-unquoted': 'the shell removes the quotes inside the body: quote the whole body',
      'cut-at-ampersand': '& ends the command in a shell: quote the address',
      globbing: 'curl expands {} and [] in an address: add --globoff',
      'no-cors':
        'the mode no-cors hides the response and drops the Content-Type: leave the mode out',
      depth: 'ConvertTo-Json sends the values of deeper levels as text: add -Depth 10',
      'batch-percent': 'in a batch file, % begins an argument: write %% for a percent sign',
      'get-missing': 'without -G, curl sends the parameters as a body: add -G',
    },
    { isMended },
  ),
  ...rulesOf(
    'wrong',
    commands,
    { dollar: 'in double quotes, the shell replaces $ and a digit: write \\$' },
    { isMended },
  ),
  ...rulesOf(
    'advice',
    commands,
    { 'native-quotes': 'Windows PowerShell removes inner quotes: escape them as \\"' },
    { isMended },
  ),
  ...rulesOf(
    'refused',
    notJson,
    {
      'byte-order-mark': 'the body begins with a byte order mark: save it as UTF-8 without BOM',
      'body-line': 'an empty line must precede the body',
      'body-object': 'the body is an object: pass JSON.stringify(body)',
      comment: 'JSON does not allow comments',
      'single-quotes': 'JSON strings need double quotes',
      'last-comma': 'JSON does not allow a trailing comma',
      'bare-key': 'the key "{name}" needs double quotes in JSON',
    },
    { isMended },
  ),
  ...rulesOf('refused', commands, {
    'open-quote': 'unclosed quote',
    syntax: 'syntax error in the code',
  }),
  ...rulesOf('refused', notJson, {
    'bare-value': '{name} is not a JSON value',
    'json-syntax': 'the body is not JSON: {error}',
    lines: 'several JSON objects without an array: a bulk call takes one array',
  }),
  ...rulesOf('refused', body, {
    'other-search':
      '"{name}" with an object is the syntax of another search engine: put the text into "q"',
  }),
  ...rulesOf('refused', errorsAndLimits, {
    status: '{status}: {meaning}',
    'response-not-json': 'the response is not JSON: print its status and body',
  }),
  ...rulesOf('refused', `${trouble}#calls`, { connection: '{name}: {meaning}' }),
  ...rulesOf('refused', `${trouble}#cors`, {
    preflight:
      'this is the preflight of the browser, which asks for permission (CORS): paste the request after it',
    cors: 'the browser blocked the response (CORS): {cause}',
  }),
  ...rulesOf('unread', body, { 'other-json': 'no call has most of these keys' }),
  ...rulesOf('unread', commands, { unread: 'this part could not be read: {name}' }),
  ...rulesOf('advice', parameters, { placeholder: 'replace {name} with your own value' }),
};

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

export function requestFinding(fault: Fault, at: Finding['at']): Finding {
  const { code, values } = fault;
  const message = withoutPeriod(textOf(fault));
  return { ...requestRules[code], code, values, message, at, isOpen: false };
}

/** Finding of a fault in the text. @param page a section that is more specific than the section of the code */
export function pasteFinding({ code, at, values = {} }: TextFault, page?: string): Finding {
  const { text, ...rule }: PasteRule = pasteRules[code];
  const isOpen = !rule.isMended && rule.severity !== 'advice';
  const message = withoutPeriod(fillText(text, values));
  return { ...rule, code, values, message, page: page ?? rule.page, at, isOpen };
}

export const findingPages = Object.values({ ...requestRules, ...pasteRules }).map(
  ({ page }) => page,
);
