import { markCode } from '../../lib/placeholders/mark-places';
import { callSamples } from '../../search/protocol/samples/call-samples';
import type { SampleCall } from '../../search/protocol/samples/sample-call';
import { sampleLanguages, sampleNames } from '../../search/protocol/samples/sample-languages';
import { highlightedCode } from '../playground/response/highlighted-code';

/** The sample of a call in the language of a label, as a code block shows it. */
export function makeSample(call: SampleCall, label: string): { language: string; html: string } {
  const names = sampleNames.filter((name) => sampleLanguages[name].label === label);
  const [{ language, code } = { language: 'text', code: '' }] = callSamples(call, names);
  return { language, html: markCode(highlightedCode(code)) };
}
