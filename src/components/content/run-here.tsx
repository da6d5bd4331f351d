import { useEffect, useRef, useState, type ComponentType } from 'react';
import { practiceKey } from '../../lib/browser/practice-key';
import { storageSlot } from '../../lib/browser/storage-slot';
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
  /** Ids of the first ones, with commas. */
  ids?: string;
  /** Present when the call needs the sample shop. */
  shop?: string;
}

type Panel = ComponentType<RunPanelProps>;
let loaded: Panel | undefined;
const listeners = new Set<(panel: Panel) => void>();

/** Calls back when the panel is there, which it may be from a page before. */
function onLoad(listener: (panel: Panel) => void): () => void {
  if (loaded) listener(loaded);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function load(): Promise<void> {
  if (loaded) return;
  const { RunPanel } = await import('../practice/run-panel');
  loaded = RunPanel;
  for (const listener of listeners) listener(RunPanel);
}

/** Heading of the section that an element is in: a page can have the same call in several sections. */
function sectionOf(element: Node | null): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)')];
  const isBefore = (heading: Element) =>
    element && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return headings.findLast(isBefore)?.textContent ?? '';
}

/** Runs a call in the reader's practice tenant, which loads with the first click; then all steps show whether they are done. */
export function RunHere({ request, hits, ids, shop, ...sent }: RunHereProps) {
  const [RunPanel, setRunPanel] = useState<Panel>();
  useEffect(() => onLoad((Panel) => setRunPanel(() => Panel)), []);
  // Steps that were done in an earlier visit are marked without a press.
  useEffect(() => {
    if (storageSlot(practiceKey).get() !== null) load().catch(() => undefined);
  }, []);
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
  return (
    <div ref={element} className="run-here needs-js" data-markdown-ignore="">
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
          request={request}
          {...sent}
          shop={shop !== undefined}
          {...(hits !== undefined && { hits: Number(hits) })}
          {...(ids !== undefined && { ids: ids.split(',') })}
          runs={runs}
          onStatus={setStatus}
        />
      )}
    </div>
  );
}
