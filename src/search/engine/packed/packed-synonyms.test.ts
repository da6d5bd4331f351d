import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packSynonyms, unpackSynonyms } from './packed-synonyms';

const word = fc.stringMatching(/^[a-zäöü.-]{1,8}( [a-zäöü]{1,8})?$/);
const list = fc.array(word, { minLength: 1, maxLength: 4 });

describe('packed synonyms', () => {
  it('are equal after unpacking', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ words: list }),
            fc.record({ words: list, mean: list }),
            fc.record({ words: list, mean: list, isForeign: fc.constant(true as const) }),
          ),
        ),
        (groups) => {
          expect(unpackSynonyms(packSynonyms(groups))).toEqual(groups);
        },
      ),
    );
  });

  it('keep words that contain separators', () => {
    const groups = [{ words: ['~a|b=c'], mean: ['d\ne'] }];
    expect(unpackSynonyms(packSynonyms(groups))).toEqual([{ words: [' a b c'], mean: ['d e'] }]);
  });
});
