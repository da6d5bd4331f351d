import type { FieldDefinition } from '../index/definition';
import type { IndexData, PostingsPart, Profile } from '../index/index-data';
import { packNumbers } from './packed-numbers';
import { byFrequency, packPart } from './packed-part';

export interface PartLimits {
  /** Largest size of postings in one piece, in characters. */
  maxInline: number;
  /** Smallest size of a part, in characters. */
  part: number;
}

export type PackedPostings = Pick<IndexData, 'profiles' | 'parts'>;

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
  const entries = terms.map(([, byField]) => entriesOf(byField, table));
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
  /** The first one has no field, and no record. */
  readonly #profiles: Profile[] = [[]];
  readonly #counts: number[] = [];
  /** By number, field, and count, the number of the profile with this field too. */
  readonly #longer: (number[] | undefined)[][] = [];

  constructor(private readonly fields: readonly FieldDefinition[]) {}

  /** The number of a profile with one field more. */
  withField(number: number, field: number, count: number): number {
    const longer = ((this.#longer[number] ??= [])[field] ??= []);
    const profile = this.#profiles[number] ?? [];
    return (longer[count] ??= this.#profiles.push([...profile, field, count]) - 1);
  }

  count(number: number): void {
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  /** The profiles of documents and of passages, the most frequent first, and the rank of each number. */
  byFrequency(): Pick<PackedPostings, 'profiles'> & { codes: number[] } {
    const countOf = (number: number) => this.#counts[number] ?? 0;
    const order = [...this.#profiles.entries()]
      .filter(([number]) => countOf(number) > 0)
      .sort(([a], [b]) => countOf(b) - countOf(a) || a - b);
    const profiles: PackedPostings['profiles'] = [[], []];
    const codes: number[] = [];
    for (const [number, profile] of order) {
      const { ofPassage = false } = this.fields[profile[0] ?? 0] ?? {};
      codes[number] = profiles[ofPassage ? 1 : 0].push(profile) - 1;
    }
    return { profiles, codes };
  }
}

function entriesOf(byField: Occurrences, table: ProfileTable): Entries {
  const profiles = new Map<number, number>();
  byField.forEach((pairs = [], field) => {
    for (let at = 0; at < pairs.length; at += 2) {
      const record = pairs[at] ?? 0;
      const number = profiles.get(record) ?? 0;
      profiles.set(record, table.withField(number, field, pairs[at + 1] ?? 0));
    }
  });
  for (const number of profiles.values()) table.count(number);
  const records = Uint32Array.from(profiles.keys()).sort();
  return { records, profiles: records.map((record) => profiles.get(record) ?? 0) };
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
