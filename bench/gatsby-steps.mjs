/** Seconds of the steps that Gatsby names, by what it printed. */
export function stepsOf(output) {
  const lines = output.matchAll(/^success (.+?)\s+-\s+([\d.]+)s/gm);
  return new Map([...lines].map(([, name, seconds]) => [name, Number(seconds)]));
}
