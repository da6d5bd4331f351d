import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeProps,
} from '../../../lib/content-tree';
import { textProp } from '../content-component';

/**
 * The frame of an SVG in the page: its caption, a button that shows it large, and the drawing under its name. One that
 * has a second form for phones has both; the style sheet shows one.
 */
export function drawingFrame(props: TreeProps, className: string, name: string): TreeElement {
  const title = textProp(props, 'title');
  return [
    'figure',
    { className },
    ['figcaption', ['span', title], enlargeButton(title)],
    [
      'div',
      // With links in it, it is not one picture.
      {
        className: 'drawing',
        role: props['linked'] ? 'group' : 'img',
        'aria-label': name,
        tabIndex: 0,
      },
      ...drawingsOf(props),
    ],
  ];
}

/** The trees of the drawing, which pass through the page's Markdown as text. */
function drawingsOf(props: TreeProps): TreeElement[] {
  const [drawing, narrow] = ['drawing', 'narrow'].map((name) => textProp(props, name));
  if (!drawing) return [];
  if (!narrow) return [JSON.parse(drawing) as TreeElement];
  return [withClass(drawing, 'wide'), withClass(narrow, 'narrow')];
}

function withClass(json: string, className: string): TreeElement {
  const { name, props, children } = elementParts(JSON.parse(json) as TreeElement);
  return treeElement(name, { ...props, className }, children);
}

function enlargeButton(title: string): TreeElement {
  return [
    'button',
    {
      type: 'button',
      className: 'icon-button enlarge-drawing needs-js',
      'aria-label': `Enlarge: ${title}`,
    },
    [
      'svg',
      { className: 'icon', width: 18, height: 18, viewBox: '0 0 20 20', 'aria-hidden': 'true' },
      ['path', { d: 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6' }],
    ],
  ];
}
