import type { SampleProof } from '../content-tree';

/** Texts of the mark that a verified code sample has. */
export const proofLabels: Record<SampleProof, string> = {
  engine: 'answered in this build',
  protocol: 'matches the protocol',
};
