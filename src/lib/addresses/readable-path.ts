/** Makes a path decodable: writes each `%` that begins no valid sequence, as in `/100%-free`, as `%25`. */
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
