declare module 'prismjs/components/index' {
  /** Loads grammars into Prism; an alias or a name. */
  export default function loadLanguages(names: string[]): void;
}

declare module 'commonmark-spec' {
  /** The examples of the CommonMark specification; tabs are written as →. */
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
