/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  checkAll,
  firstFaulty,
  isCorrected,
  sampleOf,
  shownRequest,
  summaryOf,
  type Report,
} from '../../../search/doctor/report';
import { maskSecrets } from '../../../search/doctor/mask';
import { checkOnShop } from '../../../search/doctor/shop';
import { pastedStates, stateName } from '../../../search/playground/pasted-state';
import { searchShop } from '../../../search/playground/run';
import type { PlaygroundState } from '../../../search/playground/state';
import { RequestSection } from '../request/request-panel';
import { Findings } from './findings';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))',
  gap: '16px 32px',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& h2': { margin: '0 0 8px', fontSize: '1rem' },
  '& .full-width': { gridColumn: '1 / -1' },
  '& label': { display: 'block', marginBottom: 4, fontSize: '0.8125rem', fontWeight: 600 },
  '& .summary': { margin: '8px 0 0', fontWeight: 600 },
  '& .requests': { display: 'grid', gap: 6, marginTop: 8, paddingLeft: 22, listStyle: 'revert' },
  '& .requests button': { textAlign: 'left' },
  '& .requests [aria-current=true]': { borderColor: 'var(--accent)', fontWeight: 600 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 },
});

/** The findings about the requests of a text, and the hits of a search in the sample shop. */
function useReports() {
  const [text, setText] = useState('');
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [index, select] = useState(0);
  const latest = useRef('');
  const check = async (pasted: string) => {
    latest.current = pasted;
    const checked = await checkAll(pasted);
    if (latest.current !== pasted) return;
    setReports(checked);
    select(firstFaulty(checked));
    const withHits = await Promise.all(checked.map((report) => checkOnShop(report, searchShop)));
    setReports((current) => (current === checked ? withHits : current));
  };
  const paste = (pasted: string) => {
    setText(maskSecrets(pasted));
    // Without the shop the findings are the same.
    check(pasted).catch((error: unknown) => console.warn('The check did not finish.', error));
  };
  return { text, reports, index, select, paste };
}

/** Summary of a single request; for several, their number and the number of those with findings. */
function verdictOf(reports: readonly Report[], selected: Report): string {
  const wrong = reports.filter(({ findings }) => findings.length > 0).length;
  return reports.length === 1
    ? summaryOf(selected)
    : `${reports.length} ${reports.every(({ request }) => request) ? 'requests' : 'parts'}, ${wrong === 0 ? 'none' : wrong} with findings`;
}

/** Checks a pasted request and shows its findings and the corrected request. Sends nothing. */
export function PasteBox({ onFill }: { onFill: (state: PlaygroundState) => void }) {
  const { text: pasted, reports, index, select, paste } = useReports();
  const report = reports[index];
  return (
    <div css={style}>
      <div className="full-width">
        <PasteField text={pasted} onPaste={paste} />
        <p className="summary" role="status">
          {report && pasted.trim() !== '' && verdictOf(reports, report)}
        </p>
        {reports.length > 1 && (
          <ol className="requests" aria-label="Requests in the text">
            {reports.map((listed, position) => (
              <li key={position}>
                <button
                  type="button"
                  className="text-button"
                  aria-current={position === index}
                  onClick={() => select(position)}
                >
                  {summaryOf(listed)}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
      {report && <Result report={report} onFill={onFill} />}
    </div>
  );
}

/** The findings of a request, and the request that the reader can use. */
function Result({ report, onFill }: { report: Report; onFill: (state: PlaygroundState) => void }) {
  const { operation, text, findings } = report;
  const request = shownRequest(report);
  return (
    <>
      {findings.length > 0 && <Findings text={text} findings={findings} />}
      {request && operation && (
        <RequestSection
          title={isCorrected(report) ? 'Corrected request' : 'Your request'}
          call={sampleOf(request)}
          hasPlaceholders={false}
        >
          <p className="buttons">
            {pastedStates(request, operation).map((state, position) => (
              <button
                key={state.source}
                type="button"
                className={position === 0 ? 'button' : 'text-button'}
                onClick={() => onFill(state)}
              >
                {stateName(state)}
              </button>
            ))}
          </p>
        </RequestSection>
      )}
    </>
  );
}

/** The field, which also accepts a dropped file. */
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
        A command, code, an address, a body, or an error. Nothing is sent, and tokens are masked
        immediately.
      </p>
    </>
  );
}
