import type { ReactNode } from 'react';
import type { SampleRequest } from '../../../search/checks/endpoints';
import { sampleOf } from '../../../search/checks/pasted/report';
import { callSamples } from '../../../search/protocol/samples/call-samples';
import { CodeBlock } from '../../content/code-block';
import { Tab, Tabs } from '../../content/tabs';
import { highlightedCode } from '../response/highlighted-code';

/** The corrected request in all languages. */
export function CorrectedRequest({
  request,
  children,
}: {
  request: SampleRequest;
  children: ReactNode;
}) {
  return (
    <section className="request" aria-labelledby="paste-corrected">
      <h2 id="paste-corrected">Corrected request</h2>
      <Tabs group="language">
        {callSamples(sampleOf(request)).map(({ label, language, code }) => (
          <Tab key={label} label={label}>
            <CodeBlock language={language} html={highlightedCode(code)} wrap />
          </Tab>
        ))}
      </Tabs>
      {children}
    </section>
  );
}
