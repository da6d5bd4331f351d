import type { Code, Construct, State, TokenType, TokenizeContext } from 'micromark-util-types';

/** What a construct does at a sign: it reads on, ends before or after the sign, or does not match. */
type Step = 'read' | 'before' | 'after' | 'none';

/** The sign of a code of micromark; a space for line ends, parts of tabs, and the end of the file. */
export const signOf = (code: Code) =>
  code === null || code < 0 ? ' ' : String.fromCodePoint(code);

/**
 * A construct that reads signs as a token.
 * @param types of the token, and of the token in it
 * @param begin returns the function that decides at each sign, by the text before it
 */
export const signsConstruct = (
  types: readonly TokenType[],
  begin: (context: TokenizeContext) => (code: Code, text: string) => Step,
): Construct => ({
  name: 'signs',
  tokenize(effects, ok, nok) {
    const stepAt = begin(this);
    let text = '';
    const end = () => [...types].reverse().forEach((type) => effects.exit(type));
    const inside: State = (code) => {
      const step = stepAt(code, text);
      if (step === 'none') return nok(code);
      if (step === 'before') {
        end();
        return ok(code);
      }
      text += signOf(code);
      effects.consume(code);
      if (step === 'read') return inside;
      end();
      return ok;
    };
    return (code) => {
      for (const type of types) effects.enter(type);
      return inside(code);
    };
  },
});
