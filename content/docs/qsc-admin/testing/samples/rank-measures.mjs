const gain = (grade) => 2 ** grade - 1;
const discounted = (grades) =>
  grades.reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/** found: ids of the first ten hits. grades: expected grade by id. */
export function rate(found, grades) {
  const first = found.findIndex((id) => grades[id] === 3);
  const ideal = Object.values(grades)
    .sort((a, b) => b - a)
    .slice(0, 10);
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    ndcg: discounted(found.map((id) => grades[id] ?? 0)) / discounted(ideal),
  };
}
