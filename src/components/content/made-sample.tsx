import { useEffect, useMemo, useState } from 'react';
import type { SampleCall } from '../../search/protocol/samples/sample-call';
import { CodeBlock } from './code-block';

/** Makes the sample of a call in the language of a label. */
type MakeSample = (call: SampleCall, label: string) => { language: string; html: string };

/** What makes samples, which loads with the first language that is not in the page. @param label of that language */
export function useSampleMaker(label: string | undefined): { make?: MakeSample; failed: boolean } {
  const [loaded, setLoaded] = useState<{ make?: MakeSample; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (label === undefined)
      return setLoaded(({ make }) => ({ ...(make && { make }), failed: false }));
    import('./make-sample').then(
      ({ makeSample }) => setLoaded({ make: makeSample, failed: false }),
      () => setLoaded({ failed: true }),
    );
    return undefined;
  }, [label]);
  return loaded;
}

interface MadeSampleProps {
  make: MakeSample;
  /** The call as JSON. */
  call: string;
  title: string | undefined;
  label: string;
}

/** A sample in a language that is not in the HTML of the page. */
export function MadeSample({ make, call, title, label }: MadeSampleProps) {
  const sample = useMemo(() => make(JSON.parse(call) as SampleCall, label), [make, call, label]);
  return <CodeBlock {...sample} {...(title !== undefined && { title })} />;
}
