import type { Code, Construct, State, TokenizeContext } from 'micromark-util-types';

/** What a construct does at a sign: it reads on, ends before or after the sign, or does not match. */
type Step = 'read' | 'before' | 'after' | 'none';

/** The sign of a code of micromark; a space for line ends, parts of tabs, and the end of the file. */
export const signOf = (code: Code) =>
  code === null || code < 0 ? ' ' : String.fromCodePoint(code);

/**
 * A construct that reads signs as text.
 * @param begin returns the function that decides at each sign, by the text before it
 */
export const signsConstruct = (
  begin: (context: TokenizeContext) => (code: Code, text: string) => Step,
): Construct => ({
  name: 'signs',
  tokenize(effects, ok, nok) {
    const stepAt = begin(this);
    let text = '';
    const inside: State = (code) => {
      const step = stepAt(code, text);
      if (step === 'none') return nok(code);
      if (step === 'before') {
        effects.exit('data');
        return ok(code);
      }
      text += signOf(code);
      effects.consume(code);
      if (step === 'read') return inside;
      effects.exit('data');
      return ok;
    };
    return (code) => {
      effects.enter('data');
      return inside(code);
    };
  },
});
