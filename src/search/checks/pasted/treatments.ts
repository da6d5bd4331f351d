import { docPages } from '../../../lib/routes';
import { topicPages } from '../../../lib/topic-pages';
import { fixes, type Fix } from './fixes';

/** What a fault does, the worst first. */
export const harms = ['secret', 'refused', 'wrong', 'ignored', 'advice'] as const;
export type Harm = (typeof harms)[number];

/**
 * For messages of faults: what the fault does, the section that explains the rule, and the correction. The first group
 * of the pattern is the name that the correction gets.
 */
export type Treatment = readonly [on: RegExp, harm: Harm, page: string, fix?: Fix];

const { errorsAndLimits, searchApi } = docPages;
const { authentication, filters, suggestApi } = topicPages;
const parameters = `${searchApi}#get-parameters`;
const body = `${searchApi}#post-body`;
const post = `${searchApi}#send-the-same-search-as-post`;
const refused = `${errorsAndLimits}#refused`;
const ignored = `${errorsAndLimits}#ignored`;
const missing = `${errorsAndLimits}#status-404`;
const notJson = `${errorsAndLimits}#status-400`;
const commands = `${topicPages.whenSomethingIsWrong}#run-a-check`;
const empty = `${topicPages.whenSomethingIsWrong}#empty-result`;
const secrets = `${authentication}#handle-tokens-with-care`;
const tokens = `${authentication}#what-401-and-403-mean`;
const basic = `${authentication}#explain-needs-basic-auth`;
const values = `${filters}#value-filters`;
const paging = `${topicPages.facetsAndPaging}#paging`;
const order = `${topicPages.sort}#request-an-order`;

export const treatments: readonly Treatment[] = [
  [/^the token "(.+)" is in the address/, 'secret', secrets, fixes.tokenFromAddress],
  [/has the path (\S+): suggestions/, 'refused', `${suggestApi}#endpoint`, fixes.suggestPath],
  [/^no known call has the path (\S*)/, 'refused', missing, fixes.completePath],
  [/^a GET request has no body/, 'refused', post, fixes.post],
  [/: only (\w+)$/, 'refused', docPages.apiReference, fixes.method],
  [/^"(.+)" has no name/, 'wrong', parameters, fixes.ampersand],
  [/^"(.+)" is read with spaces/, 'wrong', parameters, fixes.plus],
  [/^"(.+?)" searches for a value with \|/, 'wrong', values, fixes.anyOf],
  [/^"(.+)" is sent twice/, 'advice', `${filters}#default-operator`, fixes.anyOf],
  [/^the character "(.+)" is not encoded/, 'refused', parameters, fixes.encode],
  [/^a (%) begins no code/, 'refused', parameters, fixes.percent],
  [/^"(%25..)" is encoded twice/, 'wrong', ignored, fixes.decodeOnce],
  [/^an operator is unknown in (\S+)/, 'ignored', `${filters}#choose`],
  [/^Parameter "(.+?)"/, 'refused', refused],
  [/^(?:unknown|.* has no) parameter "(.+)"/, 'ignored', parameters, fixes.parameter],
  [/^unknown control flag "(.+)"/, 'ignored', `${searchApi}#control-flags`],
  [/^parameter "(.+)" belongs in the body/, 'ignored', body],
  [/^(explain)=true needs/, 'refused', basic],
  [/^the header X-QSC-Token is missing/, 'refused', tokens, fixes.tokenHeader],
  [/^a body needs the header Content-Type/, 'refused', `${searchApi}#headers`, fixes.jsonHeader],
  [/unknown key "(.+)"$/, 'ignored', body, fixes.key],
  [/^(sort): an object .* "/, 'refused', `${searchApi}#sort-object`, fixes.sortObject],
  [/^(page|rows): .* found "\d+"/, 'refused', body, fixes.number],
  [/^(rows)=\d+ asks/, 'advice', `${topicPages.dataExport}#documents`],
  [/^(page)=\d+ is beyond/, 'wrong', paging],
  [/^"(.+?)" is no filter/, 'wrong', `${filters}#choose`],
  [/^no hits: "(total)"/, 'wrong', empty],
  [/^(sort)=\S+ is no/, 'ignored', order],
  [/JSON|JavaScript/, 'refused', notJson],
  [/^(?:\S+\.)?(\w+)(?:\[\d+\])*: /, 'refused', refused],
  [/quotes|shell|line|PowerShell/, 'refused', commands],
  [/(?:)/, 'refused', refused],
];

/** The name in a message of a fault, and what the table says of it. */
export function treated(message: string) {
  for (const [on, harm, page, fix] of treatments) {
    const match = on.exec(message);
    if (match) return { name: match[1] ?? '', harm, page, fix };
  }
  throw new Error('the last pattern of the table takes every message');
}
