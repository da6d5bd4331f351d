import type { TreeElement } from '../../../lib/content-tree';
import {
  boldLine,
  textProp,
  type ContentComponent,
  type StaticContentComponent,
} from '../content-component';
import { drawingFrame } from './drawing-frame';
import { codeNodes, preformatted } from './preformatted';

/** A diagram that Mermaid draws in the browser: outside of the site, its source. */
export const diagram: ContentComponent = {
  text: (props) => textProp(props, 'title'),
  feed: (props) => [
    boldLine.html(textProp(props, 'title')),
    preformatted('mermaid', textProp(props, 'code')),
  ],
  markdown: (props) =>
    codeNodes('mermaid', { title: textProp(props, 'title') }, textProp(props, 'code')),
};

/**
 * A diagram that the build has drawn: an SVG in the page, colored by its style sheet. The button is for scripts, which
 * show the drawing in a dialog.
 */
export const drawnDiagram: StaticContentComponent = {
  ...diagram,
  html: (props, children): TreeElement =>
    drawingFrame(props, children, 'diagram drawn', textProp(props, 'title')),
};
