import fs from 'node:fs';

/** The rooms of the build that report faults of the content. */
const rooms = ['data', 'examples', 'markdown', 'routes', 'search', 'shop', 'source'];

/** A message of a fault in code: what follows `message:`, or the place in a call of `fail` or `warn`. */
const message =
  /(?:\bmessage:\s*|\b(?:fail|warn)\(\s*\w+,\s*\w+(?:\([^()]*\))?,\s*)(?:`([^`]+)`|'([^'\n]+)')/g;

/** Source files with `…` in place of what they put into texts, and the messages for authors in them. */
export function contentFaultSources(): { file: string; text: string; messages: string[] }[] {
  return rooms
    .flatMap((room) =>
      fs
        .readdirSync(`src/node/${room}`, { recursive: true, encoding: 'utf8' })
        .map((name) => `src/node/${room}/${name.replaceAll('\\', '/')}`),
    )
    .filter((file) => /\.ts$/.test(file) && !/\.test(?:-data)?\.ts$/.test(file))
    .map((file) => {
      const text = withoutValues(fs.readFileSync(file, 'utf8'));
      const messages = [...text.matchAll(message)]
        .map(([, one, other]) => one ?? other ?? '')
        // Some texts are put together of others, which are listed themselves.
        .filter((found) => /[a-z]{3}/.test(found));
      return { file, text, messages };
    });
}

/** Every `${…}` becomes `…`, also those with templates of their own inside. */
function withoutValues(source: string): string {
  let text = source;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\$\{(?:[^{}`]|`[^`{}]*`)*\}/g, '…');
  }
  return text;
}
