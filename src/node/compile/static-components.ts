import {
  elementParts,
  treeElement,
  type AdmonitionType,
  type StaticComponent,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { textOf } from '../markdown/extract';
import { trimSlash } from '../source/links';

/** Makes the HTML elements that a component stands for. */
type Expansion = (props: TreeProps, children: TreeNode[]) => TreeElement;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const admonitionNames: Record<AdmonitionType, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

const admonitionSigns: Record<AdmonitionType, string> = {
  note: 'M5 3.5h7l3 3v10H5zM8 8.5h4M8 11.5h4',
  tip: 'M7.5 15h5M8.5 17.5h3M7 12.5c-1.2-1-2-2.3-2-4a5 5 0 0 1 10 0c0 1.7-.8 3-2 4z',
  info: 'M10 9v5M10 6.2v.1M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  warning: 'M10 8v4M10 14.5v.1M10 3 2.5 16.5h15z',
  danger: 'M10 6v5M10 13.8v.1M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7z',
};

/** A note beside the text. The word in its title tells the kind, not the color alone. */
const admonition: Expansion = (props, children) => {
  const type = props['type'] as AdmonitionType;
  const name = admonitionNames[type];
  const isTitle = (node: TreeNode) => Array.isArray(node) && node[0] === 'AdmonitionTitle';
  const own = children
    .filter(isTitle)
    .flatMap((node) => elementParts(node as TreeElement).children);
  const title = own.length > 0 ? own : [text(props['title'])].filter(Boolean);
  return [
    'aside',
    { className: `admonition admonition-${type}`, 'aria-label': name },
    [
      'p',
      { className: 'admonition-title' },
      admonitionIcon(type),
      title.length === 0
        ? ['span', name]
        : ['span', ['span', { className: 'visually-hidden' }, `${name}: `], ...title],
    ],
    ...children.filter((child) => !isTitle(child)),
  ];
};

function admonitionIcon(type: AdmonitionType): TreeElement {
  const look = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
  return [
    'svg',
    {
      width: '18',
      height: '18',
      viewBox: '0 0 20 20',
      ...look,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ['path', { d: admonitionSigns[type] }],
  ];
}

/** A heading with a link to itself, whose sign the style sheet draws; it is copied when it is followed. */
const heading: Expansion = ({ level, ...props }, children) => [
  // The page's title is the only h1.
  `h${Math.max(Number(level), 2)}`,
  props,
  ...children,
  [
    'a',
    {
      className: 'heading-link',
      href: `#${text(props['id'])}`,
      'aria-label': `Link to ${children.map(textOf).join('').trim() || 'this section'}`,
    },
  ],
];

/** A table that scrolls by itself when it is wider than the text; the keyboard can scroll it too. */
const table: Expansion = (props, children) => [
  'div',
  { className: 'table-scroll', tabIndex: 0, role: 'group', 'aria-label': 'Table' },
  treeElement('table', props, children),
];

/** A call, its response, and the way to try it. */
const searchExample: Expansion = ({ playground }, children) => [
  'div',
  { className: 'search-example' },
  ...children.slice(0, 1),
  ...(typeof playground === 'string' ? [playgroundLink(playground)] : []),
  ...children.slice(1),
];

function playgroundLink(href: string): TreeElement {
  return ['p', { className: 'search-example-link' }, ['a', { href }, 'Open in playground']];
}

/** Components that are HTML and nothing else. */
export const staticComponents: Record<StaticComponent, Expansion> = {
  Admonition: admonition,
  AdmonitionTitle: (_, children) => ['span', ...children],
  Details: ({ summary, open }, children) => [
    'details',
    { className: 'details', ...(open === true && { open }) },
    ['summary', text(summary)],
    ...children,
  ],
  Heading: heading,
  SearchExample: searchExample,
  Steps: (_, children) => ['div', { className: 'steps' }, ...children],
  Table: table,
};

/** A link: other sites are marked and learn nothing of this one, routes have no slash at the end. */
export function plainLink(props: TreeProps, children: readonly TreeNode[]): TreeElement {
  const href = props['href'];
  if (typeof href !== 'string') return treeElement('a', props, children);
  if (/^(?:https?:)?\/\//.test(href)) {
    const className = [props['className'], 'external'].flat().filter(Boolean).join(' ');
    return treeElement(
      'a',
      { ...props, className, rel: props['rel'] ?? 'noopener noreferrer' },
      children,
    );
  }
  const [path = '', suffix = ''] = [href.replace(/[?#].*$/, ''), /[?#].*$/.exec(href)?.[0]];
  return treeElement(
    'a',
    { ...props, href: href.startsWith('/') ? trimSlash(path) + suffix : href },
    children,
  );
}
