import { useSyncExternalStore } from 'react';
import { isObject } from '../values/json-object';
import { parseJson } from '../values/parse-json';
import { onTicks, TICKS_EVENT, ticksSlot } from './ticks-slot';

/** A step that the reader has completed. */
export interface Tick {
  path: string;
  /** Name of the step on the page. */
  step: string;
  /** Whether 'Run here' completed it in the practice tenant. */
  isRun: boolean;
}

/** The step to continue with, on the page of the latest tick. */
export interface NextStep {
  address: string;
  /** Its number on the page, from 1. */
  number: number;
  title: string;
}

export interface Progress {
  ticks: readonly Tick[];
  next?: NextStep;
}

const emptyProgress: Progress = { ticks: [] };
/** Copy in memory: if storage is blocked, the ticks last until the page unloads. */
let progress: Progress | undefined;

function storedProgress(text: string | null): Progress {
  const stored = parseJson(text ?? '')?.value;
  return isProgress(stored) ? stored : emptyProgress;
}

function isProgress(value: unknown): value is Progress {
  if (!isObject(value) || !Array.isArray(value['ticks'])) return false;
  const { ticks, next = { address: '', number: 0, title: '' } } = value;
  return [...(ticks as unknown[]), next].every(isFlat);
}

const isFlat = (entry: unknown) =>
  isObject(entry) && Object.values(entry).every((value) => typeof value !== 'object');

/** The progress of the reader. Returns the same object until it changes. */
export function readProgress(): Progress {
  return (progress ??= storedProgress(ticksSlot.get()));
}

/** Replaces the progress in this tab and in the others. */
export function changeProgress(next: Progress): void {
  progress = next;
  if (next.ticks.length > 0) ticksSlot.set(JSON.stringify(next));
  else ticksSlot.remove();
  announce();
}

/** Removes all ticks, or those that `shouldClear` selects. */
export function clearTicks(shouldClear: (tick: Tick) => boolean = () => true): void {
  const { ticks, ...others } = readProgress();
  changeProgress({ ...others, ticks: ticks.filter((tick) => !shouldClear(tick)) });
}

/** Adds a tick, or moves it to the end. */
export function addTick(tick: Tick): void {
  const { ticks, ...others } = readProgress();
  const isOther = ({ path, step }: Tick) => path !== tick.path || step !== tick.step;
  changeProgress({ ...others, ticks: [...ticks.filter(isOther), tick] });
}

export function hasTick({ ticks }: Progress, { path, step }: Pick<Tick, 'path' | 'step'>): boolean {
  return ticks.some((tick) => tick.path === path && tick.step === step);
}

const announce = () => window.dispatchEvent(new Event(TICKS_EVENT));

ticksSlot.listen((text) => {
  progress = storedProgress(text);
  announce();
});

export const useProgress = () => useSyncExternalStore(onTicks, readProgress, () => emptyProgress);
