import { docPages } from '../../../lib/routes';
import { fixes, type Fix } from './fixes';

/** What a fault does, the worst first. */
export const harms = ['secret', 'refused', 'wrong', 'ignored', 'advice'] as const;
export type Harm = (typeof harms)[number];

/**
 * For messages of faults: what the fault does, the section that explains the rule, and the correction. The first group
 * of the pattern is the name that the correction gets.
 */
export type Treatment = readonly [on: RegExp, harm: Harm, page: string, fix?: Fix];

const { authentication, filters, searchApi, suggestApi } = docPages;
const parameters = `${searchApi}#get-parameters`;
const body = `${searchApi}#post-body`;
const post = `${searchApi}#send-the-same-search-as-post`;
const refused = `${docPages.errorsAndLimits}#refused`;
const ignored = `${docPages.errorsAndLimits}#ignored`;
const missing = `${docPages.errorsAndLimits}#status-404`;
const commands = `${docPages.whenSomethingIsWrong}#run-a-check`;
const secrets = `${authentication}#handle-tokens-with-care`;
const tokens = `${authentication}#what-401-and-403-mean`;
const empty = `${docPages.whenSomethingIsWrong}#empty-result`;
const values = `${filters}#value-filters`;

export const treatments: readonly Treatment[] = [
  [/^the token "(.+)" is in the address/, 'secret', secrets, fixes.tokenFromAddress],
  [/has the path (\S+): suggestions/, 'refused', `${suggestApi}#endpoint`, fixes.suggestPath],
  [/^no known call has the path (\S*)/, 'refused', missing, fixes.completePath],
  [/^a GET request has no body/, 'refused', post, fixes.post],
  [/only (\w+)$/, 'refused', docPages.apiReference, fixes.method],
  [/: only \w+,/, 'refused', docPages.apiReference],
  [/^"(.+)" has no name/, 'wrong', parameters, fixes.ampersand],
  [/^"(.+)" is read with spaces/, 'wrong', parameters, fixes.plus],
  [/^"(.+?)" searches for a value with \|/, 'wrong', values, fixes.split],
  [/^the character "(.+)" is not encoded/, 'refused', parameters, fixes.encode],
  [/^a (%) begins no code/, 'refused', parameters, fixes.percent],
  [/^"(%25..)" is encoded twice/, 'wrong', ignored, fixes.decodeOnce],
  [/^an operator is unknown in (\S+)/, 'ignored', `${filters}#choose`, fixes.operator],
  [/^Parameter "(.+?)" takes one value/, 'refused', refused, fixes.once],
  [/^the call takes the parameter "(.+)" once/, 'refused', docPages.apiReference, fixes.once],
  [/^Parameter "(.+?)" must be two/, 'refused', `${filters}#range-filters`, fixes.bounds],
  [/^Parameter "(.+?)"/, 'refused', refused],
  [
    /^(?:unknown|the (?:suggest )?call has no) parameter "(.+)"/,
    'ignored',
    parameters,
    fixes.parameter,
  ],
  [/^unknown control flag "(.+)"/, 'ignored', `${searchApi}#control-flags`, fixes.flag],
  [/^parameter "(.+)" belongs in the body/, 'ignored', body, fixes.toBody],
  [/^(explain)=true needs/, 'refused', `${authentication}#explain-needs-basic-auth`],
  [/^the header X-QSC-Token is missing/, 'refused', tokens, fixes.tokenHeader],
  [/^a body needs the header Content-Type/, 'refused', `${searchApi}#headers`, fixes.jsonHeader],
  [/^unknown key "(.+)"$/, 'ignored', body, fixes.key],
  [
    /^(sort): an object is expected, found "/,
    'refused',
    `${searchApi}#sort-object`,
    fixes.sortObject,
  ],
  [/^(page|rows): .* found "\d+"/, 'refused', body, fixes.number],
  [/perator: "(or|and|not)" is not/i, 'refused', `${filters}#filter-object`, fixes.upperCase],
  [/unknown key "(.+)"$/, 'ignored', body],
  [/^"(.+)" is sent twice/, 'advice', `${filters}#default-operator`, fixes.anyOf],
  [/^"(.+)" takes a comma/, 'advice', values, fixes.list],
  [/^(rows)=\d+ asks/, 'advice', `${docPages.dataExport}#documents`],
  [/^((?:page|rows)=\S+) is raised/, 'advice', ignored],
  [/^(page)=\d+ is beyond/, 'wrong', `${docPages.facetsAndPaging}#paging`],
  [/^"(.+?)" is no filter/, 'wrong', `${filters}#choose`],
  [/^no hits: "(total)"/, 'wrong', empty],
  [/^(sort)=\S+ is no/, 'ignored', `${docPages.sort}#request-an-order`],
  [/JSON|JavaScript/, 'refused', `${docPages.errorsAndLimits}#status-400`],
  [/^(?:\S+\.)?(\w+)(?:\[\d+\])*: /, 'refused', refused],
  [/quotes|shell|line|PowerShell/, 'refused', commands],
];
