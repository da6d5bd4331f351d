export function kindOf(entry) {
  if (entry.url) return { kind: 'link', label: entry.title, href: entry.url }; // (1)
  if (entry.suggest) return { kind: 'query', label: entry.suggest, query: entry.suggest }; // (2)
  return { kind: 'unknown' }; // (3)
}
