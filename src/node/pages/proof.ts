import type { SampleProof } from '../../lib/content-tree';
import type { CompiledContent, CompiledSample } from '../content/compiled-content';
import { isSample, mapProps } from '../content/nodes/content-tree';
import { checkSample, type CodeSample } from './check-sample';

/** Checks that prove a complete sample, by language; the checks of other languages cover addresses or syntax only. */
const isFullCheck: Readonly<Record<string, (check: string) => boolean>> = {
  http: (check) => check === 'request',
  bash: (check) => check === 'request',
  json: (check) => check !== 'JSON' && check !== 'request',
};

/** The proof of a sample; undefined when no check covers its content, or one finds a fault. */
export function proofOf(
  sample: CodeSample & Pick<CompiledSample, 'follows'>,
): SampleProof | undefined {
  const { language, follows } = sample;
  // The compiler wrote the sample from a call or from its response.
  if (follows) return 'engine';
  const counts = isFullCheck[language];
  if (!counts) return undefined;
  const { checks, faults } = checkSample(sample);
  return checks.some(counts) && faults.length === 0 ? 'protocol' : undefined;
}

/** The content with a mark on each sample and on the code block that shows it. */
export function withProofs(content: CompiledContent): CompiledContent {
  const samples = content.samples.map((sample) => {
    const proof = proofOf(sample);
    return proof ? { ...sample, proof } : sample;
  });
  let at = 0;
  const tree = mapProps(content.tree, (props, name) => {
    const proof = isSample(name) ? samples[at++]?.proof : undefined;
    return proof ? { ...props, proof } : props;
  });
  return { ...content, samples, tree };
}
