import { expect } from '../lib/gatsby.mjs';

/**
 * Hash of each named group of chunks of the bundle that renders pages: where it is another, Gatsby renders the group's
 * pages again. A group stands for its chunks and those that they load; what all pages have is in `render-page`, which loads
 * the templates, so that theirs are left out there.
 */
export function chunkGroupsOf({ chunkGroups }) {
  const named = [...chunkGroups].filter(({ name }) => name);
  const hashesOf = (chunks) => [...new Set([...chunks].map(({ hash }) => hash))].sort();
  const loadedBy = (group) =>
    group.chunks.flatMap((chunk) => [chunk, ...chunk.getAllAsyncChunks()]);
  const templates = named.filter(({ name }) => name.startsWith('component---'));
  const ofTemplates = new Set(templates.flatMap(loadedBy).map(({ hash }) => hash));
  const groups = Object.fromEntries(
    named.map((group) => {
      const own = new Set(hashesOf(group.chunks));
      const hashes = hashesOf(loadedBy(group));
      const isEntry = !templates.includes(group);
      return [
        group.name,
        hashes.filter((hash) => !isEntry || own.has(hash) || !ofTemplates.has(hash)).join('--'),
      ];
    }),
  );
  // Without a hash Gatsby does not know which pages to render again.
  expect(groups['render-page'] && Object.values(groups).every(Boolean), 'chunks have no hash');
  return groups;
}
