import { useEffect, useRef, useState, type ComponentType } from 'react';
import { onTicks } from '../../lib/browser/ticks-slot';
import type { RunPanelProps } from '../practice/run-panel';

interface RunHereProps {
  /** Method and address of the call. */
  request: string;
  /** Title of the code block that is the body. */
  file?: string;
  /** The body itself. */
  body?: string;
  /** Documents that a search finds when the step has succeeded. */
  hits?: string;
  /** Ids of the first of them, separated by commas. */
  ids?: string;
  /** Present if the call needs the sample shop. */
  shop?: string;
}

/** Heading of the section that an element is in: a page can have the same call in several sections. */
function sectionOf(element: Node | null): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)')];
  const isBefore = (heading: Element) =>
    element && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return headings.findLast(isBefore)?.textContent ?? '';
}

/** Runs a call in the reader's practice tenant, which loads at the first click. A completed step shows that it is done. */
export function RunHere({ request, hits, ids, shop, ...call }: RunHereProps) {
  const [RunPanel, setRunPanel] = useState<ComponentType<RunPanelProps>>();
  const load = async () => {
    const panel = await import('../practice/run-panel');
    setRunPanel(() => panel.RunPanel);
  };
  useEffect(() => onTicks(() => void load().catch(() => undefined)), []);
  const element = useRef<HTMLDivElement>(null);
  const [section, setSection] = useState('');
  useEffect(() => setSection(sectionOf(element.current)), []);
  const [runs, setRuns] = useState(0);
  const [status, setStatus] = useState('');
  const start = () => {
    setRuns(runs + 1);
    setStatus('Running…');
    load().catch(() => setStatus('The practice tenant could not be loaded. Try again.'));
  };
  const name = `${request} ${call.body?.length ?? ''}`.trim();
  return (
    <div ref={element} className="run-here needs-js" data-step={name} data-markdown-ignore="">
      <button
        type="button"
        className="text-button"
        aria-label={`Run here: ${[request, section].filter(Boolean).join(', ')}`}
        onClick={start}
      >
        Run here
      </button>
      <span role="status">{status}</span>
      {RunPanel && (
        <RunPanel
          name={name}
          request={request}
          {...call}
          shop={shop !== undefined}
          hits={hits === undefined ? undefined : Number(hits)}
          ids={ids?.split(',')}
          runs={runs}
          onStatus={setStatus}
        />
      )}
    </div>
  );
}
