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
