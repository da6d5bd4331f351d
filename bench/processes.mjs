import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { env } from '../tools/environment.mjs';

/** How often memory and times are read. */
const INTERVAL_MS = 400;

/**
 * Watches a process and its descendants until `stop` is called.
 * @returns `cpu`, which returns the seconds of processor time of all these processes, including ended ones, and `peak`,
 * their largest memory together, in bytes; 0 on systems without /proc
 */
export function watchProcess(pid) {
  const times = new Map();
  let peak = 0;
  const read = () => {
    for (const each of processes(pid)) times.set(each, cpuOf(each) ?? times.get(each));
  };
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
    read();
  }, INTERVAL_MS);
  return {
    cpu: () => {
      read();
      return [...times.values()].reduce((sum, time) => sum + (time ?? 0), 0);
    },
    peak: () => peak,
    stop: () => clearInterval(timer),
  };
}

/**
 * Runs a program of Node to its end.
 * @returns wall `seconds`; `cpu`: seconds of all its processes; `peak`: the most memory that they held together, in
 * bytes; `output`: the printed text without colors
 */
export function measuredRun(program, args, folder, more = {}) {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...env, CI: 'true', ...more },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const watch = watchProcess(child.pid);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      watch.stop();
      const seconds = (performance.now() - start) / 1000;
      const text = stripVTControlCharacters(output);
      if (code === 0) resolve({ seconds, cpu: watch.cpu(), peak: watch.peak(), output: text });
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${text.slice(-3000)}`));
    });
  });
}

/** Seconds of the steps that Gatsby names, by what it printed. */
export function stepsOf(output) {
  const lines = output.matchAll(/^success (.+?)\s+-\s+([\d.]+)s/gm);
  return new Map([...lines].map(([, name, seconds]) => [name, Number(seconds)]));
}

/** A process and all below it; only itself where the system has no /proc. */
function processes(pid) {
  const children = readProc(`/proc/${pid}/task/${pid}/children`).split(/\s+/).filter(Boolean);
  return [pid, ...children.flatMap((child) => processes(Number(child)))];
}

/** Memory of a process and all below it, shared pages counted once (PSS); 0 where the system has no /proc. */
function memoryOf(pid) {
  return processes(pid).reduce((sum, each) => {
    const text = readProc(`/proc/${each}/smaps_rollup`);
    return sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
  }, 0);
}

/** Seconds of processor time that a process has used; undefined when it is gone. */
function cpuOf(pid) {
  const fields = readProc(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

/** Ticks of /proc in a second, on all systems that have it. */
const CLOCK_TICKS = 100;

function readProc(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
