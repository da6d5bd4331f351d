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
