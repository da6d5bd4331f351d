import type { Element } from 'hast';
import type { Image, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from '../../../source/nodes/visit';
import { positionOf, report } from '../../../source/nodes/report-fault';
import { loneImage } from './remark-figures';

/** End of the file name of the light mode; the file of the dark mode is beside it. */
const LIGHT = '.light.png';

/**
 * remark plugin: `![What it shows](./name.light.png "Caption")` alone in its paragraph is a picture of a screen, of
 * which `name.dark.png` has the other mode. Both are in the page; the style sheet shows one.
 */
export function remarkScreenshots() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node) => {
      const image = loneImage(node, LIGHT);
      if (!image) return;
      if (!image.alt || !image.title)
        return report(file, positionOf(image), 'picture-without-text', { url: image.url });
      node.data = {
        hName: 'Screenshot',
        hProperties: { title: image.title },
        hChildren: [imageOf(image, 'light'), imageOf(image, 'dark')],
      };
    });
  };
}

function imageOf({ url, alt, position }: Image, mode: 'light' | 'dark'): Element {
  const src = `${url.slice(0, -LIGHT.length)}.${mode}.png`;
  return {
    type: 'element',
    tagName: 'img',
    properties: { src, alt: alt ?? '', mode },
    children: [],
    position,
  };
}
