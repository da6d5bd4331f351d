/**
 * Finds an entry of the configuration by name. Throws for an unknown name, which only developers can enter.
 * @param kind for the message: "docs version"
 */
export function lookUp<Named extends { readonly name: string }>(
  kind: string,
  name: string,
  configured: readonly Named[],
): Named {
  const match = configured.find((entry) => entry.name === name);
  if (match) return match;
  const names = configured.map((entry) => `"${entry.name}"`).join(', ') || 'none';
  throw new Error(`There is no ${kind} "${name}". Configured: ${names}.`);
}
