import type { Element } from 'hast';
import type { Image, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../../../content/nodes/visit';
import { figureClasses, figureTree, narrowFigure } from '../../diagrams/figure-tree';
import { imageFile } from '../../../content/links';
import { htmlTree } from '../../../content/nodes/content-tree';
import { report } from '../../../content/nodes/report-fault';

const FIGURE = '.figure.svg';
/** End of the file name of the light mode; the file of the dark mode is beside it. */
const LIGHT = '.light.png';

/**
 * remark plugin: `![What it shows](./name.figure.svg "Caption")` on a line of its own puts the drawing into the page,
 * where it has the colors of the mode. `name.light.png` is a screenshot in the light mode, with `name.dark.png` beside it:
 * both are in the page, and the style sheet shows one.
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'image', (image, _index, parent) => {
      const { url, title, alt } = image;
      const isFigure = url.endsWith(FIGURE);
      const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
      // In a sentence, a cell, or a link a figure would be a picture without colors.
      if (isFigure && !isAlone) report(file, image, 'figure-not-alone', { url });
      if (!isAlone || (!isFigure && !url.endsWith(LIGHT))) return;
      if (!alt || !title) report(file, image, 'picture-without-text', { url });
      else parent.data = isFigure ? figure(image, file) : screenshot(image);
    });
}

const screenshot = ({ url, title, alt, position }: Image) => ({
  hName: 'Screenshot',
  hProperties: { title: title ?? '' },
  hChildren: ['light', 'dark'].map((mode): Element => {
    const src = `${url.slice(0, -LIGHT.length)}.${mode}.png`;
    const properties = { src, alt: alt ?? '', mode };
    return { type: 'element', tagName: 'img', properties, children: [], position };
  }),
});

function figure(image: Image, file: VFile): Paragraph['data'] {
  const name = imageFile(image.url, file.path) ?? '';
  const source = file.data.loadFile?.(name);
  if (source === undefined) {
    report(file, image, 'file-unreadable', { file: image.url });
    return undefined;
  }
  try {
    const drawing = figureTree(source);
    const narrow = narrowFigure(drawing);
    return {
      hName: 'Figure',
      hProperties: { title: image.title ?? '', description: image.alt ?? '' },
      hChildren: (narrow ? [drawing, narrow] : [drawing]).map(htmlTree),
    };
  } catch (error) {
    // The XML parser quotes the line of the file below its message.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    report(file, image, 'figure-content', { name, reason, classes: figureClasses.join(', ') });
    return undefined;
  }
}
