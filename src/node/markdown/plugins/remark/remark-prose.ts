import type { Root } from 'mdast';
import type { Construct, Extension, State } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from '../../../content/nodes/visit';

const [DOLLAR, STAR, OPEN, E, I, TILDE] = [36, 42, 123, 101, 105, 126] as const;

/** What is text where it begins, by the code of its first sign. */
type Prose = Readonly<Record<number, RegExp>>;

const prose: Prose = {
  // In a word or a range: `20~25`, `20°C~25°C`.
  [TILDE]: /(?<=[\p{L}\p{N}°%])~(?=[\p{L}\p{N}.$€+-])/uy,
  // In a product.
  [STAR]: /(?<=\d)\*(?=\d)/y,
};

const proseOfMdx: Prose = {
  // Of no formula: a space follows, or up to the next one outside of code no end, which has no space before it and no digit
  // behind it.
  [DOLLAR]:
    /\$(?!\$|(?!\s)(?:[^$\\`]|\\[^$]|(`+)(?!`)[^`$]+\1(?!`)|(`+)(?!`)(?!.*\2|[^`$]+\2(?!`)))+(?<!\s)\$(?!\d))/y,
  // Placeholders, ids of headings, and names in a line that begins like a module.
  [OPEN]:
    /\{(?:(?:host|tenant|index|code|#\p{L}[\p{L}\p{M}\p{N}_.:-]{0,78})\}|(?<=^[ \t\d>*+.)-]*(?:import|export)\s.{0,99})[\w ,$]{1,80}\})/muy,
};

/** The rest of a line, and the next one up to a dash. */
const beforeDash = /[^\r\n]*(?:\r\n?|\n)[^\r\n-]*-/y;

/** Placeholders that authors write without escapes: `https://{host}/api/v1/search/{tenant}/{index}`. */
const placeholder = /^(?:host|tenant|index|code)$/;

/**
 * remark plugin: keeps prose that looks like syntax. A single tilde inside a word or a range strikes nothing out, and an
 * asterisk between digits is a product. In MDX, dollars follow Pandoc's rule, `{host}`, `{tenant}`, `{index}`, `{code}`,
 * heading ids (`{#id}`), and names as in "import {name} from" are no expressions, and a line that begins with "export" or
 * "import" is a module only if it parses.
 * @param format syntax of the page
 */
export function remarkProse(this: Processor, format: 'md' | 'mdx') {
  const { parser } = this;
  const extensions = (this.data().micromarkExtensions ??= []);
  let source = '';
  if (parser)
    this.parser = (text, file) => {
      source = text;
      const tree = parser(text, file);
      // MDX reads a line with nothing but a placeholder as a block.
      visit(tree as Root, 'mdxFlowExpression', ({ value, position }, index, parent) => {
        if (!parent || index === undefined || !placeholder.test(value.trim())) return;
        const children = [{ type: 'text' as const, value: `{${value.trim()}}` }];
        parent.children[index] = { type: 'paragraph', children, position };
      });
      return tree;
    };
  if (format === 'mdx') {
    // MDX adds a list of extensions as one.
    const modules = extensions.flat().flatMap(({ flow }) => [flow?.[E]].flat());
    const lines = modules.filter((construct) => construct !== undefined).map(withTextFallback);
    for (const { flow } of extensions.flat()) {
      delete flow?.[E];
      delete flow?.[I];
    }
    extensions.push({ flow: { [E]: lines, [I]: lines } });
  }
  // Most lines are not read twice: no table begins before a line without -.
  changeTable(
    extensions.flat(),
    (tokenize) =>
      function (...args) {
        beforeDash.lastIndex = this.now().offset;
        const last = this.events.findLast(([, { type }]) => !/^line(?:Ending|Prefix)$/.test(type));
        const isRow = last !== undefined && /^table(?:Head|Row)$/.test(last[1].type);
        return isRow || beforeDash.test(source) ? tokenize.apply(this, args) : args[2];
      },
  );
  const text: Record<string, Construct> = {};
  for (const [code, form] of Object.entries({ ...prose, ...(format === 'mdx' && proseOfMdx) }))
    text[code] = textConstruct(form, () => source);
  // Added after the other extensions, so that these constructs are tried before theirs.
  extensions.push({ text });
}

/** Changes how the construct of tables reads a line. */
function changeTable(
  extensions: readonly Extension[],
  change: (tokenize: Construct['tokenize']) => Construct['tokenize'],
): void {
  for (const { flow = {} } of extensions)
    for (const [code, own = []] of Object.entries(flow))
      flow[code] = [own]
        .flat()
        .map((one) => (one.name === 'table' ? { ...one, tokenize: change(one.tokenize) } : one));
}

/** A construct that reads as text what an expression finds at its place in the source. */
const textConstruct = (form: RegExp, source: () => string): Construct => ({
  name: 'prose',
  tokenize(effects, ok, nok) {
    form.lastIndex = this.now().offset;
    let rest = form.exec(source())?.[0].length ?? 0;
    const inside: State = (code) => {
      effects.consume(code);
      rest -= 1;
      if (rest > 0) return inside;
      effects.exit('data');
      return ok;
    };
    return (code) => {
      if (rest === 0) return nok(code);
      effects.enter('data');
      return inside(code);
    };
  },
});

/** The construct, which reads text where it would throw. */
function withTextFallback(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      // What follows the construct is called outside of `try`: its errors are its own.
      const guard =
        (state: State): State =>
        (code) => {
          let next: ReturnType<State>;
          try {
            next = state(code);
          } catch {
            return nok(code);
          }
          return next === ok || next === nok ? next(code) : next && guard(next);
        };
      const end = (state: State) => () => state;
      return guard(construct.tokenize.call(this, effects, end(ok), end(nok)));
    },
  };
}
