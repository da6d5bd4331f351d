import type { Construct, State } from 'micromark-util-types';
import type { Processor } from 'unified';
import { signOf, signsConstruct } from './signs-construct';

const [DOLLAR, STAR, TILDE, E, I] = [36, 42, 126, 101, 105] as const;

/** Signs on both sides of a tilde in a range: `20~25`, `20°C~25°C`. */
const beforeTilde = /[\p{L}\p{N}°%]/u;
const afterTilde = /[\p{L}\p{N}.$€+-]/u;

/**
 * remark plugin: keeps prose that looks like syntax. A single tilde inside a word or a range strikes nothing out, and an
 * asterisk between digits is a product. In MDX, dollars follow Pandoc's rule, and a line that begins with "export" or
 * "import" is a module only if it parses.
 * @param format syntax of the page
 */
export function remarkProse(this: Processor, format: 'md' | 'mdx') {
  const extensions = (this.data().micromarkExtensions ??= []);
  if (format === 'mdx') {
    // MDX adds a list of extensions as one.
    const modules = extensions.flat().flatMap(({ flow }) => [flow?.[E]].flat());
    const lines = modules.filter((construct) => construct !== undefined).map(withTextFallback);
    for (const { flow } of extensions.flat()) {
      delete flow?.[E];
      delete flow?.[I];
    }
    extensions.push({ flow: { [E]: lines, [I]: lines }, text: { [DOLLAR]: priceSign } });
  }
  // Added after GFM's own extension, so that this construct is tried before strikethrough.
  extensions.push({
    text: { [TILDE]: between(beforeTilde, afterTilde), [STAR]: between(/\d/, /\d/) },
  });
}

/** A sign that is text between others. */
const between = (before: RegExp, after: RegExp) =>
  signsConstruct(({ previous }) => {
    const isInside = before.test(signOf(previous));
    return (code, text) => {
      if (isInside && text === '') return 'read';
      return isInside && after.test(signOf(code)) ? 'before' : 'none';
    };
  });

/** A dollar sign that opens no formula: a space or no closing sign follows. A closing one has no space before and no digit after. */
const priceSign: Construct = {
  name: 'priceSign',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return (next) => {
        // Two dollars are another sign.
        if (next === DOLLAR) return nok(next);
        effects.exit('data');
        return effects.check({ ...formulaEnd, partial: true }, nok, ok)(next);
      };
    };
  },
};

/** The rest of a formula, up to its last sign. */
const formulaEnd = signsConstruct(() => {
  let last = ' ';
  let isClosed = false;
  return (code, text) => {
    const sign = signOf(code);
    if (isClosed) return /\d/.test(sign) ? 'none' : 'before';
    isClosed = code === DOLLAR;
    if (code === null || (text === '' && /\s/.test(sign)) || (isClosed && /[\s\\]/.test(last)))
      return 'none';
    last = last === '\\' && sign === '\\' ? '' : sign;
    return 'read';
  };
});

/** The construct, which reads text where it would throw. */
function withTextFallback(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isDone = false;
      const guarded =
        (state: State): State =>
        (code) => {
          try {
            const next = state(code);
            return isDone || typeof next !== 'function' ? next : guarded(next);
          } catch (error) {
            if (isDone) throw error;
            return nok(code);
          }
        };
      const end =
        (state: State): State =>
        (code) => {
          isDone = true;
          return state(code);
        };
      return guarded(construct.tokenize.call(this, effects, end(ok), end(nok)));
    },
  };
}
