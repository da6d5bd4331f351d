import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Programs that this process started and that have not ended. */
const running = new Set();
/** The signal that told this process to end. */
let told;
let watch;
const parent = process.ppid;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often the end of the parent is looked for. */
const PARENT_MS = 200;

/** How long programs have to end before they are killed. */
const PATIENCE_MS = 10_000;

/**
 * Starts a program that does not outlive this process: on SIGINT, SIGTERM, and SIGHUP it is told to end, with all that
 * it started, and this process ends after it with the signal's exit code.
 * @returns the child process
 */
export function startProgram(command, args, options) {
  if (running.size === 0) listen();
  // It leads a group of processes, since what it starts may not hear of its end.
  const child = spawn(command, args, { ...options, detached: true });
  if (child.pid === undefined) return child;
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    signalGroup(child, 'SIGKILL');
    if (running.size > 0) return;
    if (told !== undefined) process.exit(128 + constants.signals[told]);
    for (const signal of signals) process.off(signal, endPrograms);
    clearInterval(watch);
  });
  return child;
}

/** The exit code of a started program; 1 when a signal ended it or it could not be started. */
export function exitCode(child, onError = console.error) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      onError(`${child.spawnfile} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function listen() {
  for (const signal of signals) process.on(signal, endPrograms);
  // npm that is killed hands no signal on; the scripts of package.json begin with exec, so that no shell is in between.
  if (process.env.npm_lifecycle_event === undefined) return;
  watch = setInterval(() => process.ppid !== parent && endPrograms('SIGTERM'), PARENT_MS).unref();
}

function endPrograms(signal) {
  if (told !== undefined) return;
  told = signal;
  // Test runners end what they started, such as browsers in groups of their own, on this signal only.
  for (const child of running) signalGroup(child, 'SIGINT');
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, PATIENCE_MS).unref();
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The group may be empty by now.
    if (error.code !== 'ESRCH') throw error;
  }
}
