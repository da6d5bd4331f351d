import './request-panel.css';
import { useId, type ReactNode } from 'react';
import { callSamples } from '../../../search/protocol/samples/call-samples';
import type { SampleCall } from '../../../search/protocol/samples/sample-call';
import { requestOf } from '../../../search/playground/service';
import type { PlaygroundState } from '../../../search/playground/state';
import { markCode } from '../../../lib/placeholders/mark-placeholders';
import { CodeBlock } from '../../content/code-block';
import { Tab, Tabs } from '../../content/tabs';
import { highlightedCode } from '../response/highlighted-code';

/** The request of the form as an address and in languages, updated while the reader types. */
export function RequestPanel({ state }: { state: PlaygroundState }) {
  const isService = state.source === 'service';
  return (
    // A service gets exactly the content of the form.
    <RequestSection title="Request" call={requestOf(state)} hasPlaceholders={!isService}>
      {!isService && (
        <p className="hint">
          This site handles it itself, without a call. Replace <code>{'{host}'}</code> with your
          host to send it to a service.
        </p>
      )}
    </RequestSection>
  );
}

interface RequestSectionProps {
  title: string;
  call: SampleCall;
  /** Whether the code has placeholders for values of the reader. */
  hasPlaceholders: boolean;
  children: ReactNode;
}

/** A call in languages, below a heading. */
export function RequestSection({ title, call, hasPlaceholders, children }: RequestSectionProps) {
  const id = useId();
  const htmlOf = (code: string) =>
    hasPlaceholders ? markCode(highlightedCode(code)) : highlightedCode(code);
  return (
    <section className="request-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Tabs group="language">
        {callSamples(call).map(({ label, language, code }) => (
          <Tab key={label} label={label}>
            <CodeBlock language={language} html={htmlOf(code)} wrap />
          </Tab>
        ))}
      </Tabs>
      {children}
    </section>
  );
}
