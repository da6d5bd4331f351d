import type { Nodes, Root } from 'hast';
import { find, html } from 'property-information';
import rehypeRaw from 'rehype-raw';
import type { VFile } from 'vfile';
import { nearest, type CodeAndValues } from '../../../faults/faults';
import { endOf } from '../../../faults/texts/text';
import { authorComponents, contentComponents } from '../../../authoring/all-components';
import { isAddressAttribute } from '../../../content/addresses';
import { SKIP, visit } from '../../../content/nodes/visit';
import { positionOf, report, type Position } from '../../../content/nodes/report-fault';

/** Elements that run code, load other documents or change the page around the content. */
const forbiddenElements = new Set(
  'script style iframe object embed link meta base form frame frameset noscript plaintext textarea title xmp noembed noframes template html head body'.split(
    ' ',
  ),
);

const asLink = 'link to what it shows: [text](address), or ![What it shows](./shop.png)';

const alternatives: Readonly<Record<string, string>> = {
  ...{ iframe: asLink, object: asLink, embed: asLink, frame: asLink },
  title: 'write the title in the front matter: title: …',
  style: 'remove it: looks come from the style sheet',
};

/** Attributes that restyle or hide parts of the page, contain HTML, load pictures past the checks, or report readers to other hosts. */
const forbiddenAttributes = new Set(
  'style hidden dangerouslysetinnerhtml background lowsrc dynsrc ping'.split(' '),
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
    if (!checkOpenHtml(tree, file)) return tree;
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
  const fix =
    alternatives[element] ??
    'use Markdown or one of the components, or write it as code: a page runs no code';
  return ['element-not-allowed', { element, fix }];
}

/** Why an attribute may not be in content; undefined when it may. */
export function attributeFault(
  name: string,
  value: unknown,
  element: string,
): CodeAndValues | undefined {
  const fault = (description: string, fix: string): CodeAndValues => [
    'attribute-not-allowed',
    { description, element, fix },
  ];
  if (/^on[a-z]/i.test(name))
    return fault(`event handler "${name.toLowerCase()}"`, 'remove it: pages run no code');
  if (name in Object.prototype || forbiddenAttributes.has(name.toLowerCase()))
    return fault(`attribute "${name}"`, 'remove it: looks come from the style sheet');
  const isUnsafe = isAddressAttribute(name) && typeof value === 'string' && isUnsafeUrl(value);
  const other = 'write the address of a page or of a file beside the page: pages run no code';
  return isUnsafe ? fault(`unsafe address "${value}"`, other) : undefined;
}

/** Names of all elements of HTML. Elements that content may not have are reported by another check. */
const htmlElements = new Set(
  'a abbr acronym address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark menu meter nav nobr ol optgroup option output p picture pre progress q rp rt ruby s samp search section select slot small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr'.split(
    ' ',
  ),
);

export const isElement = (name: string) =>
  htmlElements.has(name) || Object.hasOwn(contentComponents, name);

export const voidElements = new Set('area br col hr img input source track wbr'.split(' '));

const optionalEnd = /^(?:p|li|d[dt]|t[drh]|thead|tbody|tfoot|colgroup|option|optgroup|r[pt])$/;

/** A tag. A quote begins a value only after an equals sign: `<p title=don't>`. */
const tag = /<(\/?)([a-z][\w-]*)(?:=\s*(?:"[^"]*"|'[^']*')|=(?!\s*["'])|[^<>=])*>/gi;

/** Warns of HTML that lacks its end, which browsers put at the end of the page, or its start. @returns whether there is HTML */
function checkOpenHtml(tree: Root, file: VFile): boolean {
  const open: { name: string; at: () => Position }[] = [];
  let hasHtml = false;
  visit(tree, 'raw', (node) => {
    hasHtml = true;
    const value = node.value.replace(/<!--(?:-?>|[^]*?-->)/g, (comment) =>
      comment.replace(/[^\n]/g, ' '),
    );
    const at = (index: number) => positionInside(node, value.slice(0, index));
    const comment = value.indexOf('<!--');
    if (comment >= 0)
      report(file, at(comment), 'open-block', { block: '<!--', fix: 'end it: -->' });
    const declaration = /<[?!](?!--)[^\s>]*/.exec(value);
    if (declaration) {
      const [written] = declaration;
      report(file, at(declaration.index), 'unknown-element', { written, fix: asText(written) });
    }
    for (const { 1: slash, 2: tagName = '', index } of value.matchAll(tag)) {
      const name = tagName.toLowerCase();
      const needsEnd = htmlElements.has(name) && !voidElements.has(name) && !optionalEnd.test(name);
      if (!needsEnd) continue;
      const last = open.map((one) => one.name).lastIndexOf(name);
      if (!slash) open.push({ name, at: () => at(index) });
      else if (last >= 0) open.splice(last, 1);
      else report(file, at(index), 'lost-text', { text: `</${name}>`, fix: asText(`</${name}>`) });
    }
  });
  for (const { name, at } of open)
    report(file, at(), 'open-block', { block: `<${name}>`, fix: `write </${name}> where it ends` });
  return hasHtml;
}

/** The position behind a text with which a node begins; further lines begin in the column of the first one. */
function positionInside(node: Nodes, before: string): Position {
  const start = positionOf(node);
  const { line, column } = endOf(before);
  return start && { line: (start.line ?? 1) + line - 1, column: (start.column ?? 1) + column - 1 };
}

const asText = (written: string) =>
  `remove it, or for text write \\${written} or put it into backticks`;

/** Whether HTML, ARIA, or RDFa has an attribute, which browsers or other programs read. */
const isKnown = (key: string) =>
  find(html, key).defined || /^(?:aria-.*|about|resource|typeof|vocab)$/.test(key);

/** Elements that show these attributes, which are props of components as well. */
const ownersOf: Readonly<Record<string, RegExp>> = {
  label: /^(?:option|optgroup|track)$/,
  summary: /^table$/,
};

/** Warns of elements and attributes that HTML does not have, such as the type of `Vec<T>`: a browser does not show them. */
function checkElementNames(tree: Root, file: VFile): void {
  const isMdx = file.path.endsWith('.mdx');
  visit(tree, 'element', (node) => {
    const { tagName, properties, position } = node;
    if (tagName === 'svg' || tagName === 'math') return SKIP;
    if (/^[A-Z]/.test(tagName)) return undefined;
    const { start, end } = position ?? {};
    const source = start?.offset === undefined ? '' : String(file).slice(start.offset, end?.offset);
    const [, written] = /^<([a-z][^\s<>/]*)/i.exec(source) ?? [];
    const name = written ?? tagName;
    if (!isMdx && Object.hasOwn(contentComponents, name)) {
      const fix = 'rename the file: components are for .mdx';
      report(file, node, 'unknown-element', { written: `<${name}>`, fix });
    } else if (htmlElements.has(tagName)) {
      // The site writes elements for Markdown, and for components.
      const isWritten = written?.toLowerCase() === tagName;
      const lost = Object.entries(properties).flatMap(([key, value]) =>
        isKnown(key) && ownersOf[key]?.test(tagName) !== false ? [] : [`${key}="${String(value)}"`],
      );
      if (isWritten && lost.length > 0)
        report(file, node, 'lost-text', {
          text: lost.join(' ').replaceAll('=""', ''),
          fix: `remove it, or write its words in the text: <${tagName}> has no such attribute`,
        });
      // Others may be elements of the author's own.
    } else if (!tagName.includes('-') || !source.endsWith(`</${tagName}>`)) {
      // A name without an end tag is a placeholder more often than a slip.
      const elementNames = [...(isMdx ? authorComponents.keys() : []), ...htmlElements];
      const near = source.endsWith(`</${name}>`) ? nearest(name, elementNames) : undefined;
      const fix = `${near ? `did you mean <${near}>? Else ` : ''}${asText(`<${name}>`)}`;
      report(file, node, 'unknown-element', { written: `<${name}>`, fix });
    }
    return undefined;
  });
}
