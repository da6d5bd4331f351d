/** gray-matter's table of front matter parsers; its own types cover the main entry only. */
declare module 'gray-matter/lib/engines' {
  const engines: { yaml: { parse: (text: string) => unknown } };
  export default engines;
}

/** Gatsby's reader of queries in components: null for a file that has nothing for it. */
declare module 'gatsby/dist/query/file-parser' {
  export default class FileParser {
    parseFile(
      file: string,
      addError: (error: object) => void,
    ): Promise<{ astDefinitions: object[]; pageSlices: object | null } | null>;
  }
}

/** What runs webpack for Gatsby, and what Gatsby reads of its results. */
declare module 'gatsby/dist/utils/webpack/bundle.js' {
  const webpack: object;
  export default webpack;
}
declare module 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js' {
  const hashes: object;
  export default hashes;
}

/** What puts slices into the HTML of a page that is written. */
declare module 'gatsby/dist/utils/slices/stitching.js' {
  const stitching: { stitchSliceForAPage: (input: { pagePath: string }) => Promise<void> };
  export default stitching;
}

/** Babel, whose own types are a package of many more. */
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: object,
  ): Promise<{ code?: string | null; map?: object | null } | null>;
}

/** Gatsby's processes beside its own. */
declare module 'gatsby/dist/utils/worker/pool.js' {
  const workers: { create: () => object };
  export default workers;
}

declare module 'prismjs/components/index' {
  /** Loads grammars into Prism; an alias or a name. */
  export default function loadLanguages(names: string[]): void;
}

declare module 'commonmark-spec' {
  /** The examples of the CommonMark specification; tabs are written as →. */
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}

/** What makes nodes of files. */
declare module 'gatsby-source-filesystem/create-file-node' {
  export function createFileNode(
    file: string,
    createNodeId: (file: string) => string,
    pluginOptions?: object,
  ): Promise<object>;
}
