import { useMemo } from 'react';
import { markCode } from '../../lib/placeholders/mark-placeholders';
import { callSamples } from '../../search/protocol/samples/call-samples';
import type { SampleCall } from '../../search/protocol/samples/sample-call';
import { sampleLanguages, sampleNames } from '../../search/protocol/samples/sample-languages';
import { highlightedCode } from '../playground/response/highlighted-code';
import { CodeBlock } from './code-block';

export interface GeneratedSampleProps {
  /** The call as JSON. */
  call: string;
  title: string | undefined;
  label: string;
}

/** A sample of a call in a language that is not in the HTML of the page. */
export function GeneratedSample({ call, title, label }: GeneratedSampleProps) {
  const sample = useMemo(
    () => generateSample(JSON.parse(call) as SampleCall, label),
    [call, label],
  );
  return <CodeBlock {...sample} title={title} />;
}

function generateSample(call: SampleCall, label: string): { language: string; html: string } {
  const names = sampleNames.filter((name) => sampleLanguages[name].label === label);
  const [{ language, code } = { language: 'text', code: '' }] = callSamples(call, names);
  return { language, html: markCode(highlightedCode(code)) };
}
