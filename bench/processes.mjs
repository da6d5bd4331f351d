import fs from 'node:fs';

/** How often memory and times are read. */
const INTERVAL_MS = 400;

/**
 * Watches a process and all below it until `stop` is called.
 * @returns `cpu`, which gives the seconds of processor time that all of them have used, also those that are gone, and
 * `peak`, the most memory that they held together, in bytes; 0 where the system has no /proc
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
