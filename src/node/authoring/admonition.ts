import {
  elementParts,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../lib/content-tree';
import { plainText } from './plain-text';
import { boldLine, textProp, type StaticContentComponent } from './content-component';

/** The icon of each type. */
const icons = {
  note: 'M5 3.5h7l3 3v10H5zM8 8.5h4M8 11.5h4',
  tip: 'M7.5 15h5M8.5 17.5h3M7 12.5c-1.2-1-2-2.3-2-4a5 5 0 0 1 10 0c0 1.7-.8 3-2 4z',
  info: 'M10 9v5M10 6.2v.1M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  warning: 'M10 8v4M10 14.5v.1M10 3 2.5 16.5h15z',
  danger: 'M10 6v5M10 13.8v.1M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7z',
};

type AdmonitionType = keyof typeof icons;
export const admonitionTypes = Object.keys(icons);

/** A note beside the text. The word in its title names the kind, so readers do not depend on its color. */
export const admonition: StaticContentComponent = {
  author: {
    meaning: 'a note beside the text; in Markdown `:::note[Title]` … `:::`',
    props: {
      type: { type: 'text', required: true, values: admonitionTypes, meaning: 'kind of the note' },
      title: { type: 'text', meaning: 'title after the kind' },
    },
  },
  html: (props, children) => {
    const { type, name, title, body } = partsOf(props, children);
    // Titles distinguish landmarks of one kind.
    const label = title.length > 0 ? `${name}: ${plainText(['p', ...title])}` : name;
    return [
      'aside',
      { className: `admonition admonition-${type}`, 'aria-label': label },
      [
        'p',
        { className: 'admonition-title' },
        icon(type),
        title.length === 0
          ? ['span', name]
          : ['span', ['span', { className: 'visually-hidden' }, `${name}: `], ...title],
      ],
      ...body,
    ];
  },
  plain: (props, children, { inner }) => {
    const { name, title, body } = partsOf(props, children);
    const lead = title.length === 0 ? [name] : [`${name}: `, ...inner(title)];
    return [['blockquote', boldLine(...lead), ...inner(body)]];
  },
};

/** Title of an admonition, as `:::note[Title]` writes it; the admonition shows it in its own way. */
export const admonitionTitle: StaticContentComponent = {
  html: (_, children) => ['span', ...children],
};

function partsOf(props: TreeProps, children: readonly TreeNode[]) {
  const isTitle = (node: TreeNode) => typeof node === 'object' && node[0] === 'AdmonitionTitle';
  const titleNodes = children
    .filter(isTitle)
    .flatMap((node) => elementParts(node as TreeElement).children);
  const type = textProp(props, 'type') as AdmonitionType;
  return {
    type,
    name: type.replace(/^./, (letter) => letter.toUpperCase()),
    title: titleNodes.length > 0 ? titleNodes : [textProp(props, 'title')].filter(Boolean),
    body: children.filter((child) => !isTitle(child)),
  };
}

function icon(type: AdmonitionType): TreeElement {
  return [
    'svg',
    { className: 'icon', width: '18', height: '18', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    ['path', { d: icons[type] }],
  ];
}
