import type { SampleProof } from '../content-tree';

/** What the mark of a code sample says. */
export const proofWords: Record<SampleProof, string> = {
  engine: 'answered by the engine in this build',
  protocol: 'checked against the protocol',
};
