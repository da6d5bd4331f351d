import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../../../source/nodes/visit';
import { contentComponents } from '../../../components/all-components';
import { report } from '../../../source/nodes/report-fault';

/** Names of all elements of HTML. Elements that content may not have are reported by another check. */
const htmlElements = new Set(
  'a abbr acronym address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark menu meter nav nobr ol optgroup option output p picture pre progress q rp rt ruby s samp search section select slot small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr'.split(
    ' ',
  ),
);

export const isElement = (name: string) =>
  htmlElements.has(name.toLowerCase()) || Object.hasOwn(contentComponents, name);

export const voidElements = new Set('area br col hr img input source track wbr'.split(' '));

const optionalEnd = /^(?:p|li|d[dt]|t[drh]|thead|tbody|tfoot|colgroup|option|optgroup|r[pt])$/;

const tag = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*?(\/?)>/gi;

/** Warns of HTML in Markdown that is not closed: a browser closes it at the end of the page. */
export function checkOpenHtml(tree: Root, file: VFile): void {
  const open: { name: string; node: Nodes }[] = [];
  visit(tree, 'raw', (node) => {
    const value = node.value.replace(/<!--[^]*?-->/g, '');
    if (value.includes('<!--')) report(file, node, 'open-block', { block: '<!--', end: '-->' });
    const [written] = /<[?!](?!--)[^\s>]*/.exec(value) ?? [];
    if (written) report(file, node, 'unknown-element', { written, fix: asText(written) });
    for (const [, slash, tagName = '', isSelfClosing] of value.matchAll(tag)) {
      const name = tagName.toLowerCase();
      const needsEnd = htmlElements.has(name) && !voidElements.has(name) && !optionalEnd.test(name);
      if (!needsEnd || isSelfClosing) continue;
      const last = open.map((one) => one.name).lastIndexOf(name);
      if (!slash) open.push({ name, node });
      else if (last >= 0) open.splice(last, 1);
    }
  });
  for (const { name, node } of open)
    report(file, node, 'open-block', { block: `<${name}>`, end: `</${name}>` });
}

const asText = (written: string) => `for text write \\${written} or put it into backticks`;

/** Warns of elements that HTML does not have, such as the type of `Vec<T>`: a browser does not show their names. */
export function checkElementNames(tree: Root, file: VFile): void {
  visit(tree, 'element', (node) => {
    const { tagName, position } = node;
    if (tagName === 'svg' || tagName === 'math') return SKIP;
    if (htmlElements.has(tagName) || /^[A-Z]/.test(tagName)) return undefined;
    const { start, end } = position ?? {};
    const source = start?.offset === undefined ? '' : String(file).slice(start.offset, end?.offset);
    // An element of the author's own.
    if (tagName.includes('-') && source.endsWith(`</${tagName}>`)) return undefined;
    const [written = `<${tagName}>`] = /^<[^\s<>]*>?/.exec(source) ?? [];
    const isComponent = Object.hasOwn(contentComponents, written.replace(/[<>]/g, ''));
    report(file, node, 'unknown-element', {
      written,
      fix: isComponent ? 'rename the file: components are for .mdx' : asText(written),
    });
    return undefined;
  });
}
