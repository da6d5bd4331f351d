import path from 'node:path';

/** Folder of results of static queries. */
const folder = path.join('page-data', 'sq', 'd');

/**
 * Repairs: a page that opens while `gatsby develop` writes the result of a static query. To see it, add and remove pages, and
 * open one: "EnsureResources was not able to find resources for path". Gatsby empties the file before it writes it, and the
 * server sends it empty.
 * Changes: a result is written to another file, which is then renamed.
 * Fits: Gatsby 5.16, where `query/query-runner` calls `outputFile` as a property of `fs-extra`.
 */
export function atomicResults(gatsby) {
  const files = gatsby.gatsby('fs-extra');
  const { outputFile } = files;
  let count = 0;
  files.outputFile = async (file, ...rest) => {
    if (typeof rest.at(-1) === 'function' || !path.dirname(file).endsWith(folder))
      return outputFile(file, ...rest);
    const part = `${file}.${(count += 1)}`;
    await outputFile(part, ...rest);
    return files.rename(part, file);
  };
}
