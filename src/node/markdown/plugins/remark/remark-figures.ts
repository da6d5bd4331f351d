import type { Image, Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../../../source/nodes/visit';
import type { TreeElement } from '../../../../lib/content-tree';
import { figureClasses, figureTree } from '../../diagrams/figure-tree';
import { narrowFigure } from '../../diagrams/narrow-figure';
import { imageFile } from '../../../source/links';
import { htmlTree } from '../../../source/nodes/content-tree';
import { positionOf, report } from '../../../source/nodes/report-fault';

const ENDING = '.figure.svg';

/**
 * remark plugin: `![What it shows](./name.figure.svg "Caption")` on a line of its own puts the drawing into the page,
 * where it has the colors of the mode. The file holds shapes with the classes of figures and nothing else.
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void => {
    const alone = new Set<Nodes>();
    visit(tree, (node) => {
      if (node.type === 'image' && node.url.endsWith(ENDING) && !alone.has(node))
        reportNotAlone(node, file);
      const image = loneImage(node, ENDING);
      if (!image) return;
      alone.add(image);
      const drawing = readFigure(image, file);
      if (drawing === undefined) return;
      const narrow = narrowFigure(drawing);
      node.data = {
        hName: 'Figure',
        hProperties: { title: image.title ?? '', description: image.alt ?? '' },
        hChildren: (narrow ? [drawing, narrow] : [drawing]).map(htmlTree),
      };
    });
  };
}

/** The image of a paragraph that contains only the image. @param ending of its address */
export function loneImage(node: Nodes, ending: string): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [image] = node.children;
  return image?.type === 'image' && image.url.endsWith(ending) ? image : undefined;
}

/** A figure is a block with a caption; in a sentence, a cell or a link it would be a picture without colors. */
function reportNotAlone(image: Image, file: VFile): void {
  report(file, positionOf(image), 'figure-not-alone', { url: image.url });
}

function readFigure(image: Image, file: VFile): TreeElement | undefined {
  const position = positionOf(image);
  if (!image.alt || !image.title) {
    report(file, position, 'picture-without-text', { url: image.url });
    return undefined;
  }
  const name = imageFile(image.url, file.path) ?? '';
  const source = file.data.loadFile?.(name);
  if (source === undefined) {
    report(file, position, 'file-unreadable', { file: image.url });
    return undefined;
  }
  try {
    return figureTree(source);
  } catch (error) {
    // The XML parser quotes the line of the file below its message.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    report(file, position, 'figure-content', {
      name,
      reason: reason ?? '',
      classes: figureClasses.join(', '),
    });
    return undefined;
  }
}
