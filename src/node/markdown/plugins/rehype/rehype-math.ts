import type { Element, ElementContent, Root } from 'hast';
import katex from 'katex';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from '../../../content/nodes/visit';
import type { VFile } from 'vfile';
import { report } from '../../../content/nodes/report-fault';

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * rehype plugin: formulas in TeX (`$…$`, and `$$…$$` as blocks), which remark-math finds, become MathML with their TeX
 * as `alttext`. Browsers draw MathML without styles, fonts, and scripts.
 */
export function rehypeMath() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : node;
      if (code?.type !== 'element' || !parent || index === undefined) return undefined;
      const classes = [code.properties['className']].flat();
      const isBlock = classes.includes('math-display');
      if (!isBlock && !classes.includes('math-inline')) return undefined;
      const [text] = code.children;
      const math = formula(text?.type === 'text' ? text.value : '', isBlock, node, file);
      parent.children.splice(index, 1, ...(math ? [isBlock ? block(math) : math] : []));
      return [SKIP, index + 1];
    });
  };
}

/** A display formula, which scrolls where it is wider than the window. */
function block(math: Element): Element {
  const properties = { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' };
  return { type: 'element', tagName: 'div', properties, children: [math] };
}

/** A longer word, a short one between spaces, or a sign that ends a sentence: a text between two dollar signs. */
const prose = /[a-z]{3}|\s(?:a[nst]|by|i[fnst]|no|o[fnr]|to)\s|^[.,;:!?]/i;

/** For commands that make links, load pictures, or set attributes. */
function refuse({ command }: { command: string }): never {
  throw new katex.ParseError(`${command} is not for formulas`);
}

/** Commands with their arguments, and indexes: their letters are not prose. */
const commands = /[_^]\s*\{[^{}]*\}|\\[a-zA-Z]+\*?(?:\s*(?:\[[^\]]*\]|\{[^{}]*\}))*/g;

function formula(
  tex: string,
  displayMode: boolean,
  node: Element,
  file: VFile,
): Element | undefined {
  if (prose.test(tex.replace(commands, ' ')))
    report(file, node, 'misread', {
      found: `$${tex}$`,
      as: 'a formula',
      fix: 'write a dollar sign as \\$, code in backticks, and words of a formula as \\text{words}',
    });
  try {
    const options = { output: 'mathml', displayMode, strict: 'ignore', trust: refuse } as const;
    const html = katex.renderToString(tex, options);
    let row: ElementContent | undefined;
    visit(parser.parse(html), 'element', ({ tagName, children }) => {
      if (tagName === 'semantics') row = children[0];
    });
    if (!row) throw new Error('there is no MathML for it');
    const properties = { alttext: tex, ...(displayMode && { display: 'block' }) };
    return { type: 'element', tagName: 'math', properties, children: [row] };
  } catch (error) {
    // The message of KaTeX repeats the formula, with combining signs below the wrong part.
    const reason = error instanceof katex.ParseError ? error.rawMessage : String(error);
    report(file, node, 'formula', { tex, reason });
    return undefined;
  }
}
