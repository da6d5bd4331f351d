import fs from 'node:fs';
import path from 'node:path';

/** Scripts and styles are beside the pages, with a hash of their content in their name. */
const hashedScript = /^\/[^/]*[-.]([0-9a-f]{8,20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

export const isScript = (file: string): boolean => hashedScript.test(file);

/**
 * Scripts and styles of earlier builds, which Gatsby leaves in `public`. A file is of this build when webpack's list of
 * assets has its hash, or a script of this build has it: the runtime loads those without a name.
 * @param files of the folder, with a slash at their start
 */
export function staleScripts(folder: string, files: readonly string[]): string[] {
  const list = path.join(folder, 'webpack.stats.json');
  if (!fs.existsSync(list)) return [];
  const unseen = new Map(
    files.flatMap((file) => {
      const hash = hashedScript.exec(file)?.[1];
      return hash === undefined ? [] : [[file, hash] as const];
    }),
  );
  const texts = [fs.readFileSync(list, 'utf8')];
  for (const text of texts) {
    for (const [file, hash] of unseen) {
      if (!text.includes(hash)) continue;
      unseen.delete(file);
      if (file.endsWith('.js')) texts.push(fs.readFileSync(path.join(folder, file), 'utf8'));
    }
  }
  return [...unseen.keys()];
}
