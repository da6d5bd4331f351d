import type { PostingsPart, Profile } from './index-data';
import { packNumbers } from './packed-numbers';

/** Where parts end. */
export interface PartLimits {
  /** Characters from which on postings are split into parts. */
  maxInline: number;
  /** Characters that end a part. */
  part: number;
}

export interface PackedPostings {
  /** Number of records of each term. */
  frequencies: number[];
  profiles: Profile[];
  parts: PostingsPart[];
}

/** Occurrences of a term: by field record and number of occurrences, one pair after the other. */
type Occurrences = readonly (readonly number[] | undefined)[];

/** A term's records in order, each with its profile as text. */
type Entries = [record: number, profile: string][];

/**
 * Packs postings: of each term the records with the distance from one to the next, and of each record its profile: which
 * fields have the term how often. Few profiles are frequent, so that a record takes two characters, whatever has it.
 */
export function packPostings(
  terms: readonly Occurrences[],
  fields: number,
  limits: PartLimits,
): PackedPostings {
  const entries = terms.map((byField) => entriesOf(byField, fields));
  const counts = new Map<string, number>();
  for (const [, profile] of entries.flat()) counts.set(profile, (counts.get(profile) ?? 0) + 1);
  const order = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const codes = new Map(order.map(([profile], code) => [profile, code]));
  return {
    frequencies: entries.map(({ length }) => length),
    profiles: order.map(([profile]) => JSON.parse(profile) as Profile),
    parts: partsOf(
      entries.map((found) => ({
        gaps: packNumbers(gapsOf(found)),
        profiles: packNumbers(found.map(([, profile]) => codes.get(profile) ?? 0)),
      })),
      limits,
    ),
  };
}

function entriesOf(byField: Occurrences, fields: number): Entries {
  const found = new Map<number, number[]>();
  for (let field = 0; field < fields; field += 1) {
    const pairs = byField[field] ?? [];
    for (let at = 0; at < pairs.length; at += 2) {
      const [record = 0, count = 0] = pairs.slice(at, at + 2);
      const profile = found.get(record);
      if (profile) profile.push(field, count);
      else found.set(record, [field, count]);
    }
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([record, profile]) => [record, JSON.stringify(profile)]);
}

function gapsOf(entries: Entries): number[] {
  return entries.map(([record], at) => record - (entries[at - 1]?.[0] ?? -1) - 1);
}

const sizeOf = ({ gaps, profiles }: { gaps: string; profiles: string }) =>
  gaps.length + profiles.length;

/** Joins terms to parts: all distances of a part stand before all profiles, which compresses better. */
function partsOf(
  terms: readonly { gaps: string; profiles: string }[],
  { maxInline, part }: PartLimits,
): PostingsPart[] {
  const all = terms.reduce((sum, term) => sum + sizeOf(term), 0);
  const limit = all > maxInline ? part : Infinity;
  const parts: { terms: number; gaps: string; profiles: string }[] = [];
  for (const term of terms) {
    const last = parts.at(-1);
    const taken = last ? sizeOf(last) : limit;
    // A frequent term would bring the rare ones before it along.
    const isAlone = sizeOf(term) > limit / 2 && taken > limit / 4;
    if (last && taken < limit && !isAlone) {
      last.terms += 1;
      last.gaps += term.gaps;
      last.profiles += term.profiles;
    } else parts.push({ terms: 1, ...term });
  }
  return parts.map(({ terms, gaps, profiles }) => ({ terms, postings: gaps + profiles }));
}
