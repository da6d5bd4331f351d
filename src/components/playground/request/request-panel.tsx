import './request-panel.css';
import { callSamples } from '../../../search/protocol/samples/call-samples';
import { requestOf } from '../../../search/playground/service';
import type { PlaygroundState } from '../../../search/playground/state';
import { markCode } from '../../../lib/placeholders/mark-placeholders';
import { CodeBlock } from '../../content/code-block';
import { Tab, Tabs } from '../../content/tabs';
import { highlightedCode } from '../response/highlighted-code';

/** The request of the form as an address and in languages, updated while the reader types. */
export function RequestPanel({ state }: { state: PlaygroundState }) {
  const isService = state.source === 'service';
  // A service gets exactly the content of the form.
  const htmlOf = (code: string) =>
    isService ? highlightedCode(code) : markCode(highlightedCode(code));
  return (
    <section className="request-panel" aria-labelledby="playground-request">
      <h2 id="playground-request">Request</h2>
      <Tabs group="language">
        {callSamples(requestOf(state)).map(({ label, language, code }) => (
          <Tab key={label} label={label}>
            <CodeBlock language={language} html={htmlOf(code)} wrap />
          </Tab>
        ))}
      </Tabs>
      {!isService && (
        <p className="hint">
          This site handles it itself, without a call. Replace <code>{'{host}'}</code> with your
          host to send it to a service.
        </p>
      )}
    </section>
  );
}
