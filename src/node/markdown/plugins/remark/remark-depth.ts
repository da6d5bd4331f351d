import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { placeOf, report } from '../../../source/report-fault';

/** Levels that later steps, which visit trees recursively, survive by far. */
const MAX_DEPTH = 100;

/** remark plugin: what is nested deeper is a fault, and is cut off so that the other faults of the page are found. */
export function remarkDepth() {
  return (tree: Root, file: VFile): void => {
    let level: Nodes[] = [tree];
    for (let depth = 0; depth < MAX_DEPTH; depth += 1)
      level = level.flatMap((node) => ('children' in node ? node.children : []));
    if (level[0]) failTooDeep(file, placeOf(level[0]));
    for (const node of level) if ('children' in node) node.children = [];
  };
}

export function failTooDeep(file: VFile, place: ReturnType<typeof placeOf>): void {
  report(file, place, 'nested-too-deep', { levels: MAX_DEPTH });
}
