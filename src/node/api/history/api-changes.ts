import type { BlockContent } from 'mdast';
import { parse } from 'yaml';
import { site } from '../../../site';
import { apiFacts, type ApiDocument, type ApiFact, type ApiFacts } from './api-facts';
import { heading, list, paragraph, sentence } from '../reference-nodes';

/** A difference between two versions of the API. */
export interface ApiChange {
  kind: 'added' | 'changed' | 'removed';
  /** Whether a client of the version before can fail. */
  breaks: boolean;
  /** A sentence, in which backticks mark code. */
  words: string;
}

/** File of a version of the API, as it was published. */
export const versionFile = (version: number) => `${site.contentFolder}/api-history/${version}.yaml`;

/** The differences between two versions, in the order of the documents. */
export function apiChanges(before: ApiDocument, after: ApiDocument): ApiChange[] {
  const [old, now] = [apiFacts(before), apiFacts(after)];
  const added = missingIn(old, now).map((fact): ApiChange => ({
    kind: 'added',
    breaks: fact.required === true && fact.isRead !== true,
    words: `${upper(fact.words)} is new${fact.required && !fact.isRead ? ', and required' : ''}.`,
  }));
  const removed = missingIn(now, old).map((fact): ApiChange => ({
    kind: 'removed',
    breaks: true,
    words: `${upper(fact.words)} is gone.`,
  }));
  const changed = [...now].flatMap(([key, fact]) => differences(old.get(key), fact));
  return [...added, ...changed, ...removed];
}

/** Parts of a version that another one lacks; of those inside each other the outer one. */
function missingIn(other: ApiFacts, facts: ApiFacts): ApiFact[] {
  const missing = [...facts].filter(([key]) => !other.has(key));
  const keys = new Set(missing.map(([key]) => key));
  return missing.flatMap(([, fact]) => (keys.has(fact.parent ?? '') ? [] : fact));
}

function differences(before: ApiFact | undefined, after: ApiFact): ApiChange[] {
  if (!before) return [];
  const { words, isRead = false } = after;
  const changes: ApiChange[] = [];
  if (before.type !== after.type)
    changes.push({
      kind: 'changed',
      // Whether a call needs a token is a statement about the call, not a change of it.
      breaks: after.type !== 'not stated',
      words: `${upper(words)} is now ${after.type ?? ''} (before: ${before.type ?? ''}).`,
    });
  const inRequest = after.required ? 'is required now' : 'is optional now';
  const inResponse = after.required ? 'is always present now' : 'can be absent now';
  if (before.required !== after.required)
    changes.push({
      kind: 'changed',
      breaks: after.required !== isRead,
      words: `${upper(words)} ${isRead ? inResponse : inRequest}.`,
    });
  return changes;
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What changed from version to version, the newest first: a heading with the day, a sentence, and the changes, as the
 * feed of the page reads them.
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
  const changes = apiChanges(before, after);
  const breaking = changes.filter(({ breaks }) => breaks);
  const rest = changes.filter(({ breaks }) => !breaks);
  const groups = [
    ['Changes that can break a client', breaking],
    ['Added', rest.filter(({ kind }) => kind === 'added')],
    ['Changed', rest.filter(({ kind }) => kind === 'changed')],
  ] as const;
  return [
    heading(2, dayInWords(day), `version-${version}`),
    paragraph(
      ...sentence(
        `Version ${version} of the OpenAPI file has ${counted(changes.length, 'change')}, of which ${breaking.length} can break a client of version ${before.info.version}.`,
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

const counted = (count: number, of: string) => `${count} ${of}${count === 1 ? '' : 's'}`;

function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
