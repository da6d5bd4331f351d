import type { Nodes } from 'mdast';
import type { TreeElement } from '../../lib/content-tree';
import { boldLine, textProp, type StaticContentComponent } from './content-component';
import { drawingFrame } from './code/drawing-frame';

/** A drawn figure beside the page; outside of the site, its caption and its description. */
export const figure: StaticContentComponent = {
  // An answer quotes sentences of the description, and no caption, which has no full stop.
  text: (props) => `${textProp(props, 'title')}\n${textProp(props, 'description')}`,
  html: (props, children): TreeElement =>
    drawingFrame(props, children, 'diagram drawn figure', textProp(props, 'description')),
  feed: (props) => [boldLine.html(textProp(props, 'title')), ['p', textProp(props, 'description')]],
  markdown: (props): Nodes[] => [
    boldLine.markdown({ type: 'text', value: textProp(props, 'title') }),
    { type: 'paragraph', children: [{ type: 'text', value: textProp(props, 'description') }] },
  ],
};
