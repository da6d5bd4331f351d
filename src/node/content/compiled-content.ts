import type { TreeNode, SampleProof } from '../../lib/content-tree';
import type { Fault } from '../faults/faults';

/** The result of compiling a page; stored as JSON in the build cache. */
export interface CompiledContent {
  tree: TreeNode[];
  headings: CompiledHeading[];
  sections: CompiledSection[];
  /** Plain text of the page: prose, tables and titles, without code samples. */
  text: string;
  /** Start of the text, cut at a word, at most 200 characters. */
  excerpt: string;
  /** Text before the truncate marker, on one line; empty without a marker. */
  beforeMarker: string;
  words: number;
  links: CompiledLink[];
  images: CompiledImage[];
  /** Addresses of other files that the page loads, such as films. */
  media: CompiledFile[];
  samples: CompiledSample[];
  /** Calls that the page offers to run, in their order. */
  steps: CompiledStep[];
  /** Ids of all elements that a link may point at. */
  ids: string[];
  /** Other sources of the page, such as partials: file relative to the site's root, digest of its content. */
  partials: { file: string; digest: string }[];
  faults: Fault[];
}

export interface CompiledHeading {
  id: string;
  level: number;
  text: string;
  /** Inline content without links, for the table of contents: inline code stays code. */
  inline: TreeNode[];
}

export interface CompiledSection {
  /** Heading id; empty for the part before the first heading. */
  id: string;
  title: string;
  level: number;
  /** A line for each block; the cells of a table's row have tabs between them, a step of an ordered list begins with one. */
  text: string;
  /** Names that the section defines: first cells of the rows of its tables, terms of its definition lists. */
  defined: string[];
}

export interface Located {
  /** Position in the file; absent for links that an expression makes. */
  line?: number;
  column?: number;
  /** File of the partial that the position is in; absent for the page's own. */
  file?: string;
}

export interface CompiledLink extends Located {
  /** As written: a file, route, anchor or full address. */
  href: string;
  /** Empty where the address is in an attribute that nobody sees, such as the source of a quote. */
  text: string;
}

export interface CompiledFile extends Located {
  /** As written. */
  src: string;
}

export interface CompiledImage extends CompiledFile {
  alt: string;
}

export interface CompiledSample extends Located {
  language: string;
  title: string;
  code: string;
  /** Whether keys may be missing in it. */
  isShortened: boolean;
  /** Id of the section of the sample. */
  section: string;
  /** Part of a search example, with values of the shop. Not indexed. */
  follows?: true;
  /** Absent for samples that no check covers. */
  proof?: SampleProof;
}

/** A call of the practice tenant, and the hits of a search when the step has succeeded. */
export interface CompiledStep {
  method: string;
  path: string;
  /** Without its question mark. */
  query: string;
  body?: string;
  /** Number of documents. */
  hits?: number;
  /** Ids of the first documents. */
  ids?: string[];
  needsShop: boolean;
}
