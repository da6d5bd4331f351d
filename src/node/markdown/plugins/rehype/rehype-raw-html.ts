import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import type { VFile } from 'vfile';
import type { CodeAndValues } from '../../../faults/faults';
import { isAddressAttribute } from '../../../source/addresses';
import { EXIT, SKIP, visit } from '../../../source/nodes/visit';
import { report } from '../../../source/nodes/report-fault';
import { checkElementNames, checkOpenHtml } from './unread-html';

/** Elements that run code, load other documents or change the page around the content. */
const forbiddenElements = new Set(
  'script style iframe object embed link meta base form frame frameset noscript plaintext textarea title xmp noembed noframes template html head body'.split(
    ' ',
  ),
);

const asLink = 'link to what it shows: [text](address), or ![What it shows](./shop.png)';
const asCode = 'write its text between lines of ```';

const alternatives: Readonly<Record<string, string>> = {
  ...{ iframe: asLink, object: asLink, embed: asLink, frame: asLink },
  ...{ textarea: asCode, xmp: asCode, noembed: asCode, noframes: asCode, plaintext: asCode },
  title: 'write the title in the front matter: title: …',
  style: 'remove it: looks come from the style sheet',
};

/** Attributes that restyle the page, contain HTML, load pictures past the checks, or report readers to other hosts. */
const forbiddenAttributes = new Set(
  'style dangerouslysetinnerhtml background lowsrc dynsrc ping'.split(' '),
);

/** Whether a URL could run code: `javascript:`, `vbscript:` and `data:` other than images. */
export function isUnsafeUrl(url: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers skip control characters and spaces in a scheme
  const compact = url.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  return (
    /^(?:javascript|vbscript):/.test(compact) ||
    (compact.startsWith('data:') && !compact.startsWith('data:image/'))
  );
}

/** rehype plugin for Markdown: parses raw HTML into elements. Pages without raw HTML are left alone. */
export function rehypeRawHtml() {
  const parse = rehypeRaw({ passThrough: [PASSED] });
  return (tree: Root, file: VFile): Root => {
    let hasRawHtml = false;
    visit(tree, 'raw', () => {
      hasRawHtml = true;
      return EXIT;
    });
    if (!hasRawHtml) return tree;
    checkOpenHtml(tree, file);
    retype(tree, 'element', PASSED);
    const parsed = parse(tree, file) as Root;
    retype(parsed, PASSED, 'element');
    return parsed;
  };
}

/** Node type of our components while the HTML parser runs, which would write their names and props in lower case. */
const PASSED = 'contentComponent';

function retype(tree: Root, from: string, to: string): void {
  visit(tree, (node) => {
    if (node.type === from && 'tagName' in node && /^[A-Z]/.test(node.tagName))
      Object.assign(node, { type: to });
  });
}

/**
 * rehype plugin, the raw HTML policy: elements and attributes that run code or restyle the page are faults and are
 * left out. It holds for Markdown and for JSX alike, so that a strict Content-Security-Policy stays possible.
 */
export function rehypeHtmlPolicy() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const fault = elementFault(node.tagName);
      if (fault) {
        report(file, node, ...fault);
        parent?.children.splice(index ?? 0, 1);
        return [SKIP, index];
      }
      for (const [name, value] of Object.entries(node.properties)) {
        const fault = attributeFault(name, value, node.tagName);
        if (!fault) continue;
        report(file, node, ...fault);
        delete node.properties[name];
      }
      return undefined;
    });
    checkElementNames(tree, file);
  };
}

/** Why an element may not be in content; undefined when it may. */
export function elementFault(element: string): CodeAndValues | undefined {
  if (!forbiddenElements.has(element)) return undefined;
  const fix = alternatives[element] ?? 'use Markdown or one of the components: a page runs no code';
  return ['element-not-allowed', { element, fix }];
}

/** Why an attribute may not be in content; undefined when it may. */
export function attributeFault(
  name: string,
  value: unknown,
  element: string,
): CodeAndValues | undefined {
  const description = describeForbidden(name, value);
  return description === undefined
    ? undefined
    : ['attribute-not-allowed', { description, element }];
}

function describeForbidden(name: string, value: unknown): string | undefined {
  if (/^on[a-z]/i.test(name)) return `event handler "${name.toLowerCase()}"`;
  if (name in Object.prototype || forbiddenAttributes.has(name.toLowerCase()))
    return `attribute "${name}"`;
  const isUnsafe = isAddressAttribute(name) && typeof value === 'string' && isUnsafeUrl(value);
  return isUnsafe ? `unsafe address "${value}"` : undefined;
}
