import type { BlockContent } from 'mdast';
import { parse } from 'yaml';
import { site } from '../../../site';
import { apiFacts, type ApiDocument, type ApiFact, type ApiFacts } from './api-facts';
import { heading, list, paragraph, sentence } from '../reference-nodes';

export interface ApiChange {
  kind: 'added' | 'changed' | 'removed';
  /** Whether a client of the version before can fail. */
  breaks: boolean;
  /** A sentence, in which backticks mark code. */
  words: string;
}

/** File of a version of the API, as it was published. */
export const versionFile = (version: number) => `${site.contentFolder}/api-history/${version}.yaml`;

export function apiChanges(before: ApiDocument, after: ApiDocument): ApiChange[] {
  const [old, now] = [apiFacts(before), apiFacts(after)];
  const added = missingIn(old, now).map(([words, { required, isRead }]) => {
    const breaks = required === true && isRead !== true;
    return change('added', breaks, `${words} is new${breaks ? ', and required' : ''}`);
  });
  const removed = missingIn(now, old).map(([words]) => change('removed', true, `${words} is gone`));
  const changed = [...now].flatMap(([words, fact]) => differences(words, old.get(words), fact));
  return [...added, ...changed, ...removed];
}

/** Parts of a version that another one lacks, without the parts inside them. */
function missingIn(other: ApiFacts, facts: ApiFacts): [words: string, fact: ApiFact][] {
  const isMissing = (words = '') => facts.has(words) && !other.has(words);
  return [...facts].filter(([words, { parent }]) => isMissing(words) && !isMissing(parent));
}

function differences(words: string, before: ApiFact | undefined, after: ApiFact): ApiChange[] {
  if (!before) return [];
  const { type = '', required, isRead = false } = after;
  const inRequest = required ? 'is required now' : 'is optional now';
  const inResponse = required ? 'is always present now' : 'can be absent now';
  const typed = `${words} is now ${type} (before: ${before.type ?? ''})`;
  return [
    // Whether a call is known to need a token is a statement about the call, not a change of it.
    ...(before.type === after.type ? [] : [change('changed', type !== 'not stated', typed)]),
    ...(before.required === required
      ? []
      : [change('changed', required !== isRead, `${words} ${isRead ? inResponse : inRequest}`)]),
  ];
}

const change = (kind: ApiChange['kind'], breaks: boolean, words: string): ApiChange => ({
  kind,
  breaks,
  words: `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
});

/**
 * The changes from version to version, the newest first: a heading with the day, a sentence, and a list, as the feed of the
 * page reads them.
 * @param read text of a file; undefined when there is none
 */
export function apiChangeNodes(read: (file: string) => string | undefined): BlockContent[] {
  const versions: ApiDocument[] = [];
  let text = read(versionFile(1));
  while (text !== undefined) {
    versions.push(parse(text) as ApiDocument);
    text = read(versionFile(versions.length + 1));
  }
  return versions
    .flatMap((after, index) => {
      const before = versions[index - 1];
      return before ? [versionNodes(before, after)] : [];
    })
    .reverse()
    .flat();
}

function versionNodes(before: ApiDocument, after: ApiDocument): BlockContent[] {
  const { version, 'x-released': day = '' } = after.info;
  const dayInWords = new Date(day).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const changes = apiChanges(before, after);
  const breaking = changes.filter(({ breaks }) => breaks);
  const rest = changes.filter(({ breaks }) => !breaks);
  const groups = [
    ['Changes that can break a client', breaking],
    ['Added', rest.filter(({ kind }) => kind === 'added')],
    ['Changed', rest.filter(({ kind }) => kind === 'changed')],
  ] as const;
  return [
    heading(2, dayInWords, `version-${version}`),
    paragraph(
      ...sentence(
        `Version ${version} of the OpenAPI file has ${changes.length} change${changes.length === 1 ? '' : 's'}, of which ${breaking.length} can break a client of version ${before.info.version}.`,
      ),
    ),
    ...groups.flatMap(([title, entries]) =>
      entries.length === 0
        ? []
        : [
            heading(3, title, `version-${version}-${title.toLowerCase().replaceAll(' ', '-')}`),
            list(entries.map(({ words }) => sentence(words))),
          ],
    ),
  ];
}
