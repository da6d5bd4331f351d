/** A path that can be decoded: each `%` that begins no letter, as in `/100%-free`, is written as `%25`. */
export function readablePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+|%/gi, (run) => {
    try {
      decodeURIComponent(run);
      return run;
    } catch {
      return run.replaceAll('%', '%25');
    }
  });
}
