import { requestSamples } from '../../search/protocol/request-samples';
import { requestUrl } from '../../search/playground/service';
import type { PlaygroundState } from '../../search/playground/state';
import { CodeBlock } from '../content/code-block';
import { Tab, Tabs } from '../content/tabs';

/** The form's request as an address and in languages; follows while the reader types. */
export function RequestPanel({ state }: { state: PlaygroundState }) {
  const url = requestUrl(state);
  return (
    <section className="panel request" aria-labelledby="playground-request">
      <h2 id="playground-request">Request</h2>
      <Tabs group="language">
        {requestSamples(url).map(({ label, language, code }) => (
          <Tab key={label} label={label}>
            <CodeBlock language={language} html={highlighted(code)} wrap />
          </Tab>
        ))}
      </Tabs>
      {state.source !== 'service' && (
        <p className="hint">
          This site handles it itself, without a call. Replace <code>{'{host}'}</code> with your
          host to send it to a service.
        </p>
      )}
    </section>
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const parts =
  /('[^'\n]*'|"[^"\n]*")|\b(GET|const|await|if|throw|new|import|public|class|static|void|throws)\b(?= )/g;

/** The samples' code as HTML, their texts and words of the language in colors. */
function highlighted(code: string): string {
  return code
    .replace(/[&<>]/g, (character) => escapes[character] ?? character)
    .replace(parts, (_, text: string | undefined, word: string | undefined) =>
      text === undefined ? `<i class="k">${word}</i>` : `<i class="s">${text}</i>`,
    );
}
