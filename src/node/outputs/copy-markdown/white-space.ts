import {
  elementParts,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';

/**
 * The tree with the white space that readers see, as `hast-util-minify-whitespace` leaves it, which `toMdast` runs on a
 * copy of each page. It looks each name up in lists; here they are sets, and what stays as it is is not copied.
 */
export function visibleSpace(tree: readonly TreeNode[]): TreeNode[] {
  return new WhiteSpace().children(tree, true, 'collapsed');
}

/** What happens to white space: runs become one space, also trimmed at the edges of blocks, or all of it stays. */
type Mode = 'collapsed' | 'untrimmed' | 'kept';

const names = (list: string) => new Set(list.split(' '));

const blocks = names(
  'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp',
);

/** Elements that show something of their own: white space beside them is seen. */
const shown = names(
  'audio button canvas embed iframe img input math object picture select svg textarea video',
);

/** Elements that show nothing. */
const unseen = names(
  'area base basefont dialog datalist head link meta noembed noframes param rp script source style template track title',
);

class WhiteSpace {
  /** Whether a space at the place that was reached is not seen: at the start of a block, and after a space. */
  private trimsNext = true;

  /** @param trimsEnd whether a space behind the last child is not seen */
  children(nodes: readonly TreeNode[], trimsEnd: boolean, mode: Mode): TreeNode[] {
    const kept: TreeNode[] = [];
    nodes.forEach((node, index) => {
      const after = () => trimsBefore(nodes, index + 1) ?? trimsEnd;
      const result =
        typeof node === 'string' ? this.text(node, after, mode) : this.element(node, after, mode);
      if (result !== undefined) kept.push(result);
    });
    return kept;
  }

  private element(node: TreeElement, after: () => boolean, mode: Mode): TreeElement {
    const { name, props, children } = elementParts(node);
    const isBlock = blocks.has(name);
    const trimsEnd = isBlock || after();
    if (isBlock) this.trimsNext = true;
    const kept = this.children(children, trimsEnd, modeOf(name, props, mode));
    this.trimsNext = !shown.has(name) && (this.trimsNext || trimsEnd);
    const isSame =
      kept.length === children.length && kept.every((child, at) => child === children[at]);
    return isSame ? node : [name, props, ...kept];
  }

  /** Undefined when nothing is left of it. */
  private text(value: string, after: () => boolean, mode: Mode): string | undefined {
    if (mode === 'kept') {
      this.trimsNext = false;
      return value;
    }
    const collapsed = /[\t\n\v\f\r]| {2}/.test(value)
      ? value.replace(/[\t\n\v\f\r ]+/g, ' ')
      : value;
    if (mode === 'untrimmed') {
      this.trimsNext = false;
      return collapsed;
    }
    const text = this.trimsNext && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    const endsInSpace = text.endsWith(' ');
    const trimmed = endsInSpace && after() ? text.slice(0, -1) : text;
    if (trimmed === '') return undefined;
    this.trimsNext = endsInSpace && trimmed === text;
    return trimmed;
  }
}

/** Whether a space in front of these nodes is not seen; undefined when they do not tell. */
function trimsBefore(nodes: readonly TreeNode[], start = 0): boolean | undefined {
  for (let index = start; index < nodes.length; index++) {
    const node = nodes[index] as TreeNode;
    const result = typeof node === 'string' ? trimsBeforeText(node) : trimsBeforeElement(node);
    if (result !== undefined) return result;
  }
  return undefined;
}

const trimsBeforeText = (text: string) => (/[^ \t\n\f\r]/.test(text) ? false : undefined);

function trimsBeforeElement(node: TreeElement): boolean | undefined {
  const [name] = node;
  if (shown.has(name)) return false;
  if (blocks.has(name)) return true;
  const { props, children } = elementParts(node);
  return props['hidden'] || unseen.has(name) ? undefined : trimsBefore(children);
}

function modeOf(name: string, props: TreeProps, outer: Mode): Mode {
  switch (name) {
    case 'listing':
    case 'plaintext':
    case 'pre':
    case 'script':
    case 'style':
    case 'textarea':
    case 'xmp':
      return 'kept';
    case 'nobr':
      return 'untrimmed';
    case 'td':
    case 'th':
      return props['noWrap'] ? 'untrimmed' : outer;
    default:
      return outer;
  }
}
