import type { Root, RootContent } from 'mdast';
import type { Format } from '../index';
import type { Line } from './source-lines';

/** Blocks of a container, or `undefined` when the quick way is not certain of them. */
export interface Flow {
  children: RootContent[];
  /** Whether it has a blank line that makes a list item loose. */
  blank: boolean;
}

/** A block and the index of the line after it. */
export interface Block {
  node: RootContent;
  next: number;
  /** Whether a blank line inside counts as one of the container (of a directive it does). */
  blank?: boolean;
}

export type LeafType = 'paragraph' | 'heading' | 'table';

/** What the readers of blocks share while one document is read. */
export interface Document {
  text: string;
  format: Format;
  /** The blocks of a container. */
  flow: (lines: readonly Line[]) => Flow | undefined;
  /** A leaf block from the full parser, if it gives one node of this type. */
  leaf: (lines: readonly Line[], type: LeafType) => RootContent | undefined;
  /** The full parser. */
  parse: (text: string) => Root;
}
