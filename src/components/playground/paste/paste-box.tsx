import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { checkPasted, type Finding } from '../../../search/checks/pasted/report';
import { checkOnShop, type ShopAnswer } from '../../../search/checks/pasted/shop';
import { pastedStates, stateName } from '../../../search/playground/pasted-state';
import { askShop } from '../../../search/playground/run';
import type { PlaygroundState } from '../../../search/playground/state';
import { CorrectedRequest } from './corrected-request';
import { Findings } from './findings';
import { registerStyles } from '../../../theme/style-registry';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))',
  gap: '16px 32px',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: 1.4, fontWeight: 650 },
  '& .whole': { gridColumn: '1 / -1' },
  '& label': { display: 'block', marginBottom: 4, fontSize: 13, fontWeight: 600 },
  '& .summary': { margin: '8px 0 0', fontWeight: 600 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 },
});

/** What is known of a text and, for a search, what it finds in the sample shop. */
function usePasted() {
  const [report, setReport] = useState(() => checkPasted(''));
  const [shop, setShop] = useState<ShopAnswer>();
  useEffect(() => {
    let isCurrent = true;
    setShop(undefined);
    checkOnShop(report, askShop).then(
      (answer) => isCurrent && setShop(answer),
      // Without the shop the findings are the same.
      (error: unknown) => console.warn('The sample shop could not be searched.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [report]);
  return { report, shop, paste: (text: string) => setReport(checkPasted(text)) };
}

/** A box for what people have of a request: what it is, what is wrong, and the corrected request. Sends nothing. */
export function PasteBox({ onFill }: { onFill: (state: PlaygroundState) => void }) {
  const { report, shop, paste } = usePasted();
  const { kind, operation, token, corrected, text, status } = report;
  const findings = shop?.findings ?? report.findings;
  const isEmpty = text.trim() === '';
  const what = [
    status === undefined ? kind : `${kind} ${status}`,
    operation && `${corrected?.method} ${operation.summary.toLowerCase()}`,
    corrected && token,
  ];
  return (
    <div css={style}>
      <div className="whole">
        <PasteField text={text} onPaste={paste} />
        <p className="summary" role="status">
          {!isEmpty && `${what.filter(Boolean).join(', ')}: ${verdict(findings, shop)}`}
        </p>
      </div>
      {findings.length > 0 && <Findings text={text} findings={findings} />}
      {corrected && operation && (
        <CorrectedRequest request={corrected}>
          <p className="buttons">
            {pastedStates(corrected, operation).map((state) => (
              <button
                key={state.source}
                type="button"
                className="button"
                onClick={() => onFill(state)}
              >
                {stateName(state)}
              </button>
            ))}
          </p>
        </CorrectedRequest>
      )}
    </div>
  );
}

/** The field, which also takes a file that is dropped on it. */
function PasteField({ text, onPaste }: { text: string; onPaste: (text: string) => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <label htmlFor={id}>Paste a request</label>
      <textarea
        ref={field}
        id={id}
        className="control"
        rows={Math.min(14, Math.max(4, text.split('\n').length))}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onPaste(target.value)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          void file.text().then(onPaste);
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        A curl command, an address, a JSON body, a fetch call, or an error. Nothing is sent, and
        tokens are masked at once.
      </p>
    </>
  );
}

function verdict(findings: readonly Finding[], shop: ShopAnswer | undefined): string {
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const hits = shop && `${shop.hits} ${shop.hits === 1 ? 'hit' : 'hits'} on the sample shop`;
  return [findings.length === 0 ? 'no fault found' : count, hits].filter(Boolean).join('; ');
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/playground/paste/paste-box.tsx', [style]);
