import type { FieldDefinition } from '../index/definition';
import type { PostingsPart, Profile } from '../index/index-data';
import { packNumbers } from './packed-numbers';
import { byFrequency, packPart } from './packed-part';

export interface PartLimits {
  /** Largest size of postings in one piece, in characters. */
  maxInline: number;
  /** Smallest size of a part, in characters. */
  part: number;
}

export interface PackedPostings {
  /** Profiles of records of documents, and of records of passages. */
  profiles: readonly [Profile[], Profile[]];
  parts: PostingsPart[];
}

/** Occurrences of a term by field: pairs of record and number of occurrences, flattened, in the order of records. */
type Occurrences = readonly (readonly number[] | undefined)[];

/** Sorted records of a term, and the number of the profile of each. */
interface Entries {
  records: Uint32Array;
  profiles: Uint32Array;
}

/**
 * Packs postings: for each term the distances between its records, and for each record its profile, which says how often
 * each field contains the term. Few profiles are frequent, so a record takes two characters. Documents and passages have
 * different fields, so that both number their profiles from 0: fewer different numbers compress better.
 */
export function packPostings(
  terms: readonly (readonly [term: string, occurrences: Occurrences])[],
  fields: readonly FieldDefinition[],
  limits: PartLimits,
): PackedPostings {
  const table = new ProfileTable(fields);
  const entries = terms.map(([, byField]) => entriesOf(byField, fields.length, table));
  const { profiles, codes } = table.byFrequency();
  return {
    profiles,
    parts: partsOf(
      entries.map((termEntries, number) => ({
        term: terms[number]?.[0] ?? '',
        frequency: termEntries.records.length,
        gaps: packNumbers(
          termEntries.records.map((record, at) => record - (termEntries.records[at - 1] ?? -1) - 1),
        ),
        profiles: packNumbers(termEntries.profiles.map((number) => codes[number] ?? 0)),
      })),
      limits,
    ),
  };
}

/** All profiles with their numbers and frequencies. Thousands of pages have millions of entries, but few profiles. */
class ProfileTable {
  private readonly numbers = new Map<string, number>();
  /** Numbers of profiles with one field, by count and field: these are most, and text keys would double the time. */
  private readonly ofOneField: number[][] = [];
  private readonly counts: number[] = [];

  constructor(private readonly fields: readonly FieldDefinition[]) {}

  /** Counts a profile and returns its number. */
  numberOf(profile: Profile): number {
    const [field = 0, count = 0] = profile;
    const number =
      profile.length === 2
        ? ((this.ofOneField[count] ??= [])[field] ??= this.numberOfText(profile))
        : this.numberOfText(profile);
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    return number;
  }

  private numberOfText(profile: Profile): number {
    const text = JSON.stringify(profile);
    const number = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, number);
    return number;
  }

  /** The profiles of documents and of passages, the most frequent first, and the rank of each number. */
  byFrequency(): Pick<PackedPostings, 'profiles'> & { codes: number[] } {
    const countOf = (number: number) => this.counts[number] ?? 0;
    const order = [...this.numbers].sort(
      ([a, one], [b, other]) => countOf(other) - countOf(one) || (a < b ? -1 : 1),
    );
    const profiles: PackedPostings['profiles'] = [[], []];
    const codes: number[] = [];
    for (const [text, number] of order) {
      const profile = JSON.parse(text) as Profile;
      const { ofPassage = false } = this.fields[profile[0] ?? 0] ?? {};
      codes[number] = profiles[ofPassage ? 1 : 0].push(profile) - 1;
    }
    return { profiles, codes };
  }
}

function entriesOf(byField: Occurrences, fields: number, table: ProfileTable): Entries {
  const lists = Array.from({ length: fields }, (_, field) => byField[field] ?? []);
  const size = lists.reduce((sum, pairs) => sum + pairs.length / 2, 0);
  const records = new Uint32Array(size);
  const profiles = new Uint32Array(size);
  const at = lists.map(() => 0);
  let length = 0;
  for (;;) {
    const record = nextRecord(lists, at);
    if (record === undefined) break;
    const profile: number[] = [];
    for (const [field, pairs] of lists.entries()) {
      const position = at[field] ?? 0;
      if (pairs[position] !== record) continue;
      profile.push(field, pairs[position + 1] ?? 0);
      at[field] = position + 2;
    }
    records[length] = record;
    profiles[length] = table.numberOf(profile);
    length += 1;
  }
  return { records: records.slice(0, length), profiles: profiles.slice(0, length) };
}

/** The smallest record at the current positions of the fields. */
function nextRecord(lists: Occurrences, at: readonly number[]): number | undefined {
  let first: number | undefined;
  for (const [field, pairs] of lists.entries()) {
    const record = pairs?.[at[field] ?? 0];
    if (record !== undefined && (first === undefined || record < first)) first = record;
  }
  return first;
}

/** A term with its distances and profiles. */
interface PackedTerm {
  term: string;
  frequency: number;
  gaps: string;
  profiles: string;
}

const sizeOf = ({ gaps, profiles }: PackedTerm) => gaps.length + profiles.length;

/** Groups terms to parts. All distances of a part come before all profiles, which compresses better. */
function partsOf(terms: readonly PackedTerm[], { maxInline, part }: PartLimits): PostingsPart[] {
  const all = terms.reduce((sum, term) => sum + sizeOf(term), 0);
  const limit = all > maxInline ? part : Infinity;
  const parts: PackedTerm[][] = [];
  let size = limit;
  for (const term of terms) {
    const last = parts.at(-1);
    // A frequent term gets a part without the rare terms before it.
    const isAlone = sizeOf(term) > limit / 2 && size > limit / 4;
    if (last && size < limit && !isAlone) last.push(term);
    else {
      parts.push([term]);
      size = 0;
    }
    size += sizeOf(term);
  }
  return parts.map((members) => {
    const frequencies = members.map(({ frequency }) => frequency);
    const ordered = byFrequency(frequencies).flatMap((position) => members[position] ?? []);
    return {
      first: members[0]?.term ?? '',
      postings: packPart({
        terms: members.map(({ term }) => term),
        frequencies,
        postings: [
          ...ordered.map(({ gaps }) => gaps),
          ...ordered.map(({ profiles }) => profiles),
        ].join(''),
      }),
    };
  });
}
