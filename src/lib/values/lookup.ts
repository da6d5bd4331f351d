/**
 * Finds a configured thing by its name. An unknown name is a mistake of a developer, not of a reader, so it throws
 * and says what is configured.
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
