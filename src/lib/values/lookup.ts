/**
 * Finds an entry of the configuration by its name. Readers can not enter unknown names, only developers can: it throws with
 * the configured names.
 * @param kind what is looked for, as the message names it: "docs version"
 */
export function lookUp<Named extends { readonly name: string }>(
  kind: string,
  name: string,
  configured: readonly Named[],
): Named {
  const found = configured.find((entry) => entry.name === name);
  if (found) return found;
  const names = configured.map((entry) => `"${entry.name}"`).join(', ') || 'none';
  throw new Error(`There is no ${kind} "${name}". Configured: ${names}.`);
}
