import type { SampleProof } from '../content-tree';

/** Texts of the mark that a verified code sample has. */
export const proofLabels: Record<SampleProof, string> = {
  engine: 'answered by the engine in this build',
  protocol: 'checked against the protocol',
};
