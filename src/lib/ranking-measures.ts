/** Grades of documents for a query, by id: 3 is what was sought, 2 good, 1 helps. */
export type Grades = Readonly<Record<string, number>>;

/** 1 divided by the place of the first document with the highest grade; 0 without one. */
export function reciprocalRank(ids: readonly string[], grades: Grades): number {
  const most = Math.max(...Object.values(grades));
  const place = ids.findIndex((id) => grades[id] === most);
  return place < 0 ? 0 : 1 / (place + 1);
}

/** NDCG at 10, from 0 to 1: how near the first ten come to the best order of the graded documents. */
export function ndcgAt10(ids: readonly string[], grades: Grades): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = Object.values(grades).sort((a, b) => b - a);
  return gain(ids.map((id) => grades[id] ?? 0)) / gain(ideal);
}

/** Mean of some numbers. */
export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
