/**
 * One line of the report.
 * @param subject what it belongs to
 * @param what what was measured, with its unit
 * @param result the number
 * @param goal the number that is wanted, if there is one; `least` when more is better
 */
export function row(subject, what, result, goal) {
  if (goal === undefined) return { subject, what, result };
  const least = goal.least !== undefined;
  const budget = least ? goal.least : goal.most;
  return { subject, what, result, budget, good: least ? result >= budget : result <= budget };
}
