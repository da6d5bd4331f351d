import { describe, expect, it } from 'vitest';
import { causeChain } from './cause-chain';

describe('the chain of causes', () => {
  it('joins the messages, outermost first', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
    expect(causeChain(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner');
  });

  it('stops at a cause that repeats', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(causeChain(error)).toBe('loop');
  });
});
