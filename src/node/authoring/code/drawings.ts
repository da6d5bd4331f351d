import {
  treeElement,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';
import { mapElements } from '../../content/nodes/content-tree';
import {
  boldLine,
  textProp,
  type ContentComponent,
  type StaticContentComponent,
} from '../content-component';
import { preElement } from './preformatted';

/** Whether a component contains an SVG, and perhaps a second form of it for phones. */
export const isDrawing = (name: string) => name === 'DrawnDiagram' || name === 'Figure';

/**
 * The frame of an SVG in the page: its caption, a button that shows it large, and the drawing under its name. The style
 * sheet shows one of two forms.
 */
function drawingFrame(
  props: TreeProps,
  forms: readonly TreeNode[],
  className: string,
  name: string,
): TreeElement {
  const title = textProp(props, 'title');
  const classes = forms.length > 1 ? ['wide', 'narrow'] : [];
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
      ...mapElements(forms, ({ name, props, children }, index) => {
        const className = classes[index];
        return treeElement(name, className ? { ...props, className } : props, children);
      }),
    ],
  ];
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

/** A diagram that Mermaid draws in the browser: outside of the site, its source. */
export const diagram: ContentComponent = {
  text: (props) => textProp(props, 'title'),
  plain: (props) => [
    boldLine(textProp(props, 'title')),
    preElement('mermaid', textProp(props, 'code')),
  ],
};

/**
 * A diagram that the build has drawn: an SVG in the page, colored by its style sheet. The button is for scripts, which
 * show the drawing in a dialog.
 */
export const drawnDiagram: StaticContentComponent = {
  ...diagram,
  html: (props, children) =>
    drawingFrame(props, children, 'diagram drawn', textProp(props, 'title')),
};

/** A drawn figure beside the page; outside of the site, its caption and its description. */
export const figure: StaticContentComponent = {
  // An answer quotes sentences of the description, and no caption, which has no full stop.
  text: (props) => `${textProp(props, 'title')}\n${textProp(props, 'description')}`,
  html: (props, children) =>
    drawingFrame(props, children, 'diagram drawn figure', textProp(props, 'description')),
  plain: (props) => [boldLine(textProp(props, 'title')), ['p', textProp(props, 'description')]],
};
