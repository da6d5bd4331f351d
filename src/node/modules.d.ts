/** gray-matter's table of front matter parsers; its own types cover the main entry only. */
declare module 'gray-matter/lib/engines' {
  const engines: { yaml: { parse: (text: string) => unknown } };
  export default engines;
}

declare module 'prismjs/components/index' {
  /** Loads grammars into Prism; an alias or a name. */
  export default function loadLanguages(names: string[]): void;
}

declare module 'commonmark-spec' {
  /** The examples of the CommonMark specification; tabs are written as →. */
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
