import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { elementParts, treeElement, type TreeElement } from '../../../lib/content-tree';

/** Mermaid's forms of an entity, `#quot;` and `#9829;`, and those of HTML, which its labels are. */
const entity = /&?#\d+;|[#&][a-z]\w*;/gi;

/** Code point of the first stand-in for an entity while the library reads labels. Stand-ins are letters, so none is syntax. */
const FIRST_STAND_IN = 0xe000;
const standIn = /[\ue000-\uf8ff]/g;

const parser = unified().use(rehypeParse, { fragment: true });

/** The sign of an entity; undefined for one that HTML does not know. */
function decodeEntity(written: string): string | undefined {
  const name = written.replace(/^&?#(?=\d)|^[#&]/, /\d;$/.test(written) ? '&#' : '&');
  const [text] = parser.parse(name).children;
  return text?.type === 'text' && text.value !== name ? text.value : undefined;
}

/** A diagram with stand-ins for entities, and the function that puts their signs into its drawing. */
export function withStandIns(code: string, isLabel: (line: string) => boolean) {
  const signs: string[] = [];
  const source = code.replace(/^.*$/gm, (line) =>
    isLabel(line)
      ? line.replace(entity, (written) => {
          const sign = decodeEntity(written);
          return sign === undefined
            ? written
            : String.fromCharCode(FIRST_STAND_IN + signs.push(sign) - 1);
        })
      : line,
  );
  const sign = (found: string) => signs[found.charCodeAt(0) - FIRST_STAND_IN] ?? found;
  const restore = (element: TreeElement): TreeElement => {
    const { name, props, children } = elementParts(element);
    const restored = children.map((child) =>
      typeof child === 'string' ? child.replace(standIn, sign) : restore(child),
    );
    return treeElement(name, props, restored);
  };
  return { source, restore };
}
