import { useEffect } from 'react';
import {
  addTick,
  changeProgress,
  clearTicks,
  hasTick,
  useProgress,
  type NextStep,
  type Progress,
} from '../../lib/browser/ticks';
import { nameOf, sectionAddress, stepsOfPage, taskBoxes } from './page-steps';

/**
 * On a page with ticks: its next step, and a button that clears them. On the home page: the next step of the page with the
 * latest tick.
 */
export function GoOnLine({ path }: { path: string }) {
  const progress = useProgress();
  const { ticks, next: stored } = progress;
  const hasTicks = ticks.some((tick) => tick.path === path);
  const next = hasTicks ? nextStepOf(path, progress) : path === '/' ? stored : undefined;

  useEffect(() => showTicks(path, { ticks }), [path, ticks]);
  useEffect(() => followBoxes(path), [path]);
  // Stores the next step for the home page if this page has the latest tick.
  useEffect(() => {
    const last = ticks.at(-1);
    if (last?.path !== path || !stepsOfPage().some((step) => nameOf(step) === last.step)) return;
    const following = nextStepOf(path, { ticks });
    changeProgress({ ticks, ...(following && { next: following }) });
  }, [path, ticks]);

  return (
    <>
      {next && (
        <a href={next.address}>
          {`Go on with step ${next.number}${hasTicks ? '' : ` of “${next.title}”`}`}
        </a>
      )}
      {hasTicks && (
        <button type="button" className="text-button" onClick={() => clearTicks()}>
          Clear all ticks
        </button>
      )}
    </>
  );
}

/** First open step after the last completed one, else the first open step; undefined if all steps are open, or none is. */
function nextStepOf(path: string, progress: Progress): NextStep | undefined {
  const steps = stepsOfPage();
  const isOpen = (step: HTMLElement) => !hasTick(progress, { path, step: nameOf(step) });
  const lastDone = steps.findLastIndex((step) => !isOpen(step));
  const step = steps.slice(lastDone + 1).find(isOpen) ?? steps.find(isOpen);
  if (lastDone < 0 || !step) return undefined;
  return {
    address: `${window.location.pathname}${sectionAddress(step)}`,
    number: steps.indexOf(step) + 1,
    title: document.querySelector('h1')?.textContent ?? '',
  };
}

function showTicks(path: string, progress: Progress): void {
  for (const { box, name } of taskBoxes()) {
    box.disabled = false;
    box.checked = hasTick(progress, { path, step: name });
    box.setAttribute('aria-label', name);
  }
}

function followBoxes(path: string): () => void {
  const onChange = ({ target }: Event) => {
    const changed = taskBoxes().find(({ box }) => box === target);
    if (!changed) return;
    const { box, name } = changed;
    if (box.checked) addTick({ path, step: name, isRun: false });
    else clearTicks((tick) => tick.path === path && tick.step === name);
  };
  document.addEventListener('change', onChange);
  return () => document.removeEventListener('change', onChange);
}
