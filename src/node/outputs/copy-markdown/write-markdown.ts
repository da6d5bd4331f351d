import type { InlineCode, Link, Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  defaultHandlers,
  toMarkdown,
  type Handle,
  type Info,
  type Options,
  type State,
} from 'mdast-util-to-markdown';
import { isUnsafe } from './unsafe-text';

const gfm = gfmToMarkdown({ tablePipeAlign: false });
const inlineCodeInTables =
  gfm.extensions?.find(({ handlers }) => handlers?.inlineCode)?.handlers?.inlineCode ??
  defaultHandlers.inlineCode;

/** A handler of the library, with what a node begins with where that is told sooner than by writing it. */
type PeekingHandle = Handle & { peek?: Handle };

/** Its address can be taken as it is: `&` is escaped only where it would begin a character reference. */
export const link: PeekingHandle = (node, parent, state, info) =>
  defaultHandlers
    .link(node as Link, parent, state, info)
    .replace(/\]\([^\s)]*/g, (target) => target.replace(/\\&(?!#?\w+;)/g, '&'));

link.peek = (defaultHandlers.link as PeekingHandle).peek;

const text: PeekingHandle = ({ value }: Text, _, state, info) =>
  isUnsafe(value, state, info) ? state.safe(value, info) : value;

/** The first character, which tells of the one before it whether that needs an escape. */
text.peek = (node: Text, parent, state, info) =>
  /^(?:[A-Za-z]| [^\s])/.test(node.value) ? node.value : text(node, parent, state, info);

const inlineCode: PeekingHandle = (node: InlineCode, parent, state, info) =>
  /^[^\s`|][^\r\n`|]*$/.test(node.value)
    ? `\`${node.value}\``
    : inlineCodeInTables(node, parent, state, info);

inlineCode.peek = () => '`';

/** Nodes know where in the file they are written, which nobody looks at here. */
const nowhere = { now: { line: 1, column: 1 }, lineShift: 0 };
const tracker = {
  move: (written: string | null | undefined) => written ?? '',
  current: () => nowhere,
  shift: () => undefined,
};

/** All that is in it are blocks. */
const root = (node: Root, _: unknown, state: State, info: Info) => {
  state.createTracker = () => tracker;
  return state.containerFlow(node, info);
};

/** What Markdown looks like, where there is more than one way. */
export const style: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfm],
};

/** Markdown of a page. */
export function writeMarkdown(content: Root): string {
  return toMarkdown(content, { ...style, handlers: { inlineCode, link, root, text } });
}
