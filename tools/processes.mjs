import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Programs that this process started and that have not ended. */
const running = new Set();
/** The signal that ended this process. */
let stopRequested;
let isListening = false;
const parent = process.ppid;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often the end of the parent is looked for. */
const PARENT_MS = 200;

/** How long programs have to end before they are killed. */
const PATIENCE_MS = 10_000;

/**
 * Starts a program that does not outlive this process: on SIGINT, SIGTERM, and SIGHUP it is ended, and this process ends
 * after it with the signal's exit code. It stays in this process's group, which others may kill as a whole.
 * @returns the child process
 */
export function startProgram(command, args, options) {
  endOnSignals();
  const child = spawn(command, args, options);
  if (child.pid === undefined) return child;
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (stopRequested !== undefined) exitWhenEnded();
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

/** Ends this process on signals from now on, also between two programs: a library that listens would keep it running. */
function endOnSignals() {
  if (isListening) return;
  isListening = true;
  for (const signal of signals) process.on(signal, endPrograms);
  // npm that is killed hands no signal on; the scripts of package.json begin with exec, so that no shell is in between.
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => process.ppid !== parent && endPrograms('SIGTERM'), PARENT_MS).unref();
}

function endPrograms(signal) {
  if (stopRequested !== undefined) return;
  stopRequested = signal;
  // Test runners end their own programs, such as browsers, on this signal only.
  for (const child of running) child.kill('SIGINT');
  exitWhenEnded();
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, PATIENCE_MS).unref();
}

function exitWhenEnded() {
  if (running.size === 0) process.exit(128 + constants.signals[stopRequested]);
}
