/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fillPlaceholders } from '../../lib/reader/fill-placeholders';
import { addTick, hasTick, useProgress } from '../../lib/browser/ticks';
import { routeOf } from '../../lib/addresses/urls';
import type { RunResult } from '../../search/practice/browser/practice-methods';
import type { PracticeStep } from '../../search/practice/browser/step';
import { codeText } from '../content/code-block';
import { loadShop, resetTenant, runStep, useTenantSummary } from './practice-session';
import { responseParts } from './response-parts';
import { TenantLine } from './tenant-line';

export interface RunPanelProps {
  /** Name of the step in the reader's ticks. */
  name: string;
  /** Method and address of the call. */
  request: string;
  /** Title of the code block that is the body. */
  file?: string;
  /** The body itself. */
  body?: string;
  /** Whether the call needs the sample shop. */
  shop: boolean;
  /** Documents that a search finds when the step has succeeded, and the ids of the first ones. */
  hits?: number;
  ids?: string[];
  /** How often the reader has pressed the button. */
  runs: number;
  /** Shows a status beside the button, which screen readers announce. */
  onStatus: (status: string) => void;
}

const style = css({
  flexBasis: '100%',
  minWidth: 0,
  '& > * + *': { marginTop: 8 },
  '& pre': {
    maxHeight: 320,
    padding: '12px 16px',
    overflow: 'auto',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--surface-code)',
  },
});
const doneStyle = css({ color: 'var(--text-primary)', fontWeight: 600 });

/** The part of 'Run here' that loads with its first use: runs the call, and shows its response and a completed step. */
export function RunPanel({ name, hits, ids, shop, runs, onStatus, ...printed }: RunPanelProps) {
  const [call] = useState(() => printedCall(printed));
  const [result, setResult] = useState<RunResult>();
  const step: PracticeStep = { call, needsShop: shop, hits, ids };
  const summary = useTenantSummary();
  const tick = { path: routeOf(window.location.pathname), step: name, isRun: true };
  const isEmpty = summary?.apps.some(({ documents }) => documents === 0);
  const differsFromShop = result && (!result.isRight || isEmpty);
  const isDone = hasTick(useProgress(), tick);

  const run = async (withShop = false) => {
    try {
      if (withShop) await loadShop();
      const completed = await runStep(step);
      setResult(completed);
      if (completed.isRight) addTick(tick);
      onStatus(statusOf(completed));
    } catch (error) {
      onStatus(`${(error as Error).message} Try again.`);
    }
  };
  const onPress = useEffectEvent(() => void run());
  useEffect(() => {
    if (runs > 0) onPress();
  }, [runs]);

  const reset = () => {
    resetTenant().then(
      () => onStatus('Your practice tenant is empty.'),
      (error: unknown) => onStatus((error as Error).message),
    );
  };

  return (
    <>
      {isDone && <span css={doneStyle}>✓ Done</span>}
      {runs > 0 && (
        <div css={style}>
          {result && <Response body={result.response.body} />}
          {summary && (
            <TenantLine
              summary={summary}
              onReset={reset}
              {...(shop && differsFromShop && { onLoadShop: () => void run(true) })}
            />
          )}
        </div>
      )}
    </>
  );
}

/** First the values that the check reads, then the response; the echo of the request is folded. */
function Response({ body }: { body: unknown }) {
  const { hits, text, echo } = responseParts(body);
  return (
    <>
      {hits !== undefined && <p>{hits}</p>}
      {text !== '{}' && (
        <pre tabIndex={0} role="group" aria-label="Response of the practice tenant">
          <code>{text}</code>
        </pre>
      )}
      {echo !== undefined && (
        <details>
          <summary>The request in the response</summary>
          <pre tabIndex={0} role="group" aria-label="Request in the response">
            <code>{echo}</code>
          </pre>
        </details>
      )}
    </>
  );
}

/** The call of a page. An address without a method is called with GET, as by curl. */
function printedCall({ request, body, file }: Pick<RunPanelProps, 'request' | 'body' | 'file'>) {
  const [, method = 'GET', address = ''] = /^(?:(\w+)\s+)?(.*)$/.exec(request) ?? [];
  const [path = '', ...query] = address.split('?');
  const sent = file === undefined ? body : blockText(file);
  return { method, path, query: query.join('?'), body: sent };
}

/** Code of the block with a title, as it was published: the practice tenant has the codes of the samples. */
function blockText(title: string): string {
  const blocks = [...document.querySelectorAll('.code-block')];
  const block = blocks.find(
    (candidate) => candidate.querySelector('.code-title')?.textContent === title,
  );
  const code = block?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  if (code) fillPlaceholders(code, {});
  return codeText(code ?? null);
}

function statusOf({ response: { status, body } }: RunResult): string {
  if (status === 200) return 'Status 200';
  const { errorMessage = '' } = body as { errorMessage?: string };
  return `Status ${status}: ${errorMessage}`;
}
