import { describe, expect, it } from 'vitest';
import { exampleAdvice } from './example-advice';
import { fileAdvice } from './file-advice';
import { pageAdvice } from './page-advice';
import { readings } from './advice-readings';
import { faultTexts } from '../../node/faults/faults';

const advice = { ...pageAdvice, ...fileAdvice, ...exampleAdvice };

it('each code of a fault has a text with it and one whose author followed the advice', () => {
  expect(Object.keys(advice).sort()).toEqual(Object.keys(faultTexts).sort());
});

describe('following the advice of a fault removes it', () => {
  it.each(Object.entries(advice))('%s', async (code, [wrong, right, reading = 'mdx']) => {
    const before = (await readings[reading](wrong)).map((fault) => fault.code);
    expect(before).toContain(code);
    const after = await readings[reading](right);
    expect(after).toEqual([]);
  });
});
