import type { SampleProof } from '../content-tree';

/** Texts of the mark of a code sample. */
export const proofWords: Record<SampleProof, string> = {
  engine: 'answered by the engine in this build',
  protocol: 'checked against the protocol',
};
