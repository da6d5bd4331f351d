import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { env } from '../tools/environment.mjs';

/** How often the memory is read. */
const MEMORY_INTERVAL_MS = 400;

/**
 * Runs a program of Node to its end.
 * @returns wall `seconds`, `cpu` seconds of all its processes, `peak`: the most memory that they held together, in
 * bytes, and what was printed, without colors, as `output`
 */
export function measuredRun(program, args, folder, more = {}) {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...env, CI: 'true', ...more },
  });
  let output = '';
  let peak = 0;
  const times = new Map();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid));
    for (const pid of processes(child.pid)) times.set(pid, cpuOf(pid) ?? times.get(pid));
  }, MEMORY_INTERVAL_MS);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      // eslint-disable-next-line no-control-regex -- colors of the output
      const text = output.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
      const cpu = [...times.values()].reduce((sum, time) => sum + time, 0);
      if (code === 0) resolve({ seconds, cpu, peak, output: text });
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${text.slice(-3000)}`));
    });
  });
}

/** A process and all below it; only itself where the system has no /proc. */
function processes(pid) {
  try {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [
      pid,
      ...children
        .split(' ')
        .filter(Boolean)
        .flatMap((child) => processes(Number(child))),
    ];
  } catch {
    return [pid];
  }
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
