import type { TreeElement, TreeNode, TreeProps } from '../../lib/content-tree';
import {
  boldLine,
  textProp,
  type ContentComponent,
  type StaticContentComponent,
} from './content-component';
import { codeNode, preformatted } from './preformatted';

/** A diagram that Mermaid draws in the browser: outside of the site, its source. */
export const diagram: ContentComponent = {
  isBlock: true,
  text: (props) => textProp(props, 'title'),
  feed: (props) => [
    boldLine.html(textProp(props, 'title')),
    preformatted({ language: 'mermaid' }, encoded(textProp(props, 'code'))),
  ],
  markdown: (props) => [codeNode('mermaid', textProp(props, 'title'), textProp(props, 'code'))],
};

/**
 * A diagram that the build has drawn: an SVG in the page, colored by its style sheet. The button is for scripts, which
 * show the drawing in a dialog.
 */
export const drawnDiagram: StaticContentComponent = {
  ...diagram,
  html: (props): TreeElement => {
    const title = textProp(props, 'title');
    return [
      'figure',
      { className: 'diagram drawn' },
      ['figcaption', ['span', title], enlargeButton(title)],
      [
        'div',
        { className: 'drawing', role: 'img', 'aria-label': title, tabIndex: 0 },
        drawingOf(props),
      ],
    ];
  },
};

/** The tree of the drawing, which passes through the page's Markdown as text. */
function drawingOf(props: TreeProps): TreeNode {
  return JSON.parse(textProp(props, 'drawing')) as TreeNode;
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
      { width: 18, height: 18, viewBox: '0 0 20 20', 'aria-hidden': 'true', focusable: 'false' },
      ['path', { d: 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6' }],
    ],
  ];
}

function encoded(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
