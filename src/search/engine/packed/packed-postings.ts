import type { PostingsPart, Profile } from '../index/index-data';
import { packNumbers } from './packed-numbers';
import { byFrequency, packPart } from './packed-part';

/** Limits of parts. */
export interface PartLimits {
  /** Characters from which on postings are split into parts. */
  maxInline: number;
  /** Characters that end a part. */
  part: number;
}

export interface PackedPostings {
  profiles: Profile[];
  parts: PostingsPart[];
}

/** Occurrences of a term: by field record and number of occurrences, one pair after the other, in the order of records. */
type Occurrences = readonly (readonly number[] | undefined)[];

/** A term's records in order, and the number of each one's profile. */
interface Entries {
  records: Uint32Array;
  profiles: Uint32Array;
}

/**
 * Packs postings: of each term the records with the distance from one to the next, and of each record its profile: which
 * fields have the term how often. Few profiles are frequent, so that a record is two characters.
 */
export function packPostings(
  terms: readonly (readonly [term: string, occurrences: Occurrences])[],
  fields: number,
  limits: PartLimits,
): PackedPostings {
  const known = new KnownProfiles();
  const entries = terms.map(([, byField]) => entriesOf(byField, fields, known));
  const { profiles, codes } = known.byFrequency();
  return {
    profiles,
    parts: partsOf(
      entries.map((found, number) => ({
        term: terms[number]?.[0] ?? '',
        frequency: found.records.length,
        gaps: packNumbers(
          found.records.map((record, at) => record - (found.records[at - 1] ?? -1) - 1),
        ),
        profiles: packNumbers(found.profiles.map((number) => codes[number] ?? 0)),
      })),
      limits,
    ),
  };
}

/** All profiles, each with a number and how often it occurs. Thousands of pages have millions of entries, and few profiles. */
class KnownProfiles {
  private readonly numbers = new Map<string, number>();
  /** Numbers of profiles of one field, the usual ones, by count and field: a text for each would double the time. */
  private readonly ofOneField: number[][] = [];
  private readonly counts: number[] = [];

  /** The number of a profile, which occurs once more. */
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

  /** The profiles, the most frequent ones first, and the place of each number among them. */
  byFrequency(): { profiles: Profile[]; codes: number[] } {
    const countOf = (number: number) => this.counts[number] ?? 0;
    const order = [...this.numbers].sort(
      ([a, one], [b, other]) => countOf(other) - countOf(one) || (a < b ? -1 : 1),
    );
    const codes: number[] = [];
    for (const [code, [, number]] of order.entries()) codes[number] = code;
    return { profiles: order.map(([profile]) => JSON.parse(profile) as Profile), codes };
  }
}

function entriesOf(byField: Occurrences, fields: number, known: KnownProfiles): Entries {
  const lists = Array.from({ length: fields }, (_, field) => byField[field] ?? []);
  const most = lists.reduce((sum, pairs) => sum + pairs.length / 2, 0);
  const records = new Uint32Array(most);
  const profiles = new Uint32Array(most);
  const at = lists.map(() => 0);
  let length = 0;
  for (;;) {
    const record = nextRecord(lists, at);
    if (record === undefined) break;
    const profile: number[] = [];
    for (const [field, pairs] of lists.entries()) {
      const place = at[field] ?? 0;
      if (pairs[place] !== record) continue;
      profile.push(field, pairs[place + 1] ?? 0);
      at[field] = place + 2;
    }
    records[length] = record;
    profiles[length] = known.numberOf(profile);
    length += 1;
  }
  return { records: records.slice(0, length), profiles: profiles.slice(0, length) };
}

/** The first record that a field has at its place. */
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

/** Joins terms to parts: all distances of a part stand before all profiles, which compresses better. */
function partsOf(terms: readonly PackedTerm[], { maxInline, part }: PartLimits): PostingsPart[] {
  const all = terms.reduce((sum, term) => sum + sizeOf(term), 0);
  const limit = all > maxInline ? part : Infinity;
  const parts: PackedTerm[][] = [];
  let taken = limit;
  for (const term of terms) {
    const last = parts.at(-1);
    // A frequent term would bring the rare ones before it along.
    const isAlone = sizeOf(term) > limit / 2 && taken > limit / 4;
    if (last && taken < limit && !isAlone) last.push(term);
    else {
      parts.push([term]);
      taken = 0;
    }
    taken += sizeOf(term);
  }
  return parts.map((members) => {
    const frequencies = members.map(({ frequency }) => frequency);
    const ordered = byFrequency(frequencies).flatMap((place) => members[place] ?? []);
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
