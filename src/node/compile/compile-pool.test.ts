import { describe, expect, it } from 'vitest';
import { batchesOf } from './compile-pool';
import type { KeepJob } from './compile-thread';

const page = (body: string) => ({ job: { body } }) as KeepJob;
const text = page('Text.');
const diagram = page('Text.\n\n```mermaid\nflowchart LR\n```\n');
const pages = (count: number, of: KeepJob) => Array.from({ length: count }, () => of);

describe('pages that a thread compiles at once', () => {
  it('are a few neighbors, each once', () => {
    const batches = batchesOf(pages(20, text));
    expect(batches.map(({ length }) => length)).toEqual([8, 8, 4]);
    expect(batches.flat()).toEqual([...Array(20).keys()]);
  });

  it('are all with diagrams, before the others', () => {
    const batches = batchesOf([...pages(10, text), diagram, ...pages(9, text), diagram]);
    expect(batches[0]).toEqual([10, 20]);
    expect(batches.flat().sort((a, b) => a - b)).toEqual([...Array(21).keys()]);
  });

  it('are no more than a thread compiles in a few seconds', () => {
    expect(batchesOf(pages(130, diagram)).map(({ length }) => length)).toEqual([100, 30]);
  });
});
