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

/** WebAssembly of HarfBuzz. The main module of the package is a promise, which tests can't import. */
declare module 'harfbuzzjs/hb.js' {
  export default function loadHarfBuzz(): Promise<object>;
}

/** Places of glyphs in a text, and their outlines, in the units of the font. */
declare module 'harfbuzzjs/hbjs.js' {
  type Blob = object;
  interface Face {
    upem: number;
    reference_table: (name: string) => Uint8Array;
  }
  interface Font {
    glyphToJson: (glyph: number) => { type: string; values: number[] }[];
  }
  interface TextBuffer {
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    json: () => { g: number; cl: number; ax: number; dx: number; dy: number }[];
    destroy: () => void;
  }
  export default function harfBuzzOf(loaded: object): {
    createBlob: (bytes: Uint8Array) => Blob;
    createFace: (blob: Blob, index: number) => Face;
    createFont: (face: Face) => Font;
    createBuffer: () => TextBuffer;
    shape: (font: Font, buffer: TextBuffer) => void;
  };
}

/** Where a line may end, by the rules of Unicode. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number } | null;
  }
}

/** What makes nodes of files. */
declare module 'gatsby-source-filesystem/create-file-node' {
  export function createFileNode(
    file: string,
    createNodeId: (file: string) => string,
    pluginOptions?: object,
  ): Promise<object>;
}
