import fs from 'node:fs';
import path from 'node:path';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';

// npm run preview:diff -- OLD NEW [--origin https://host/prefix]: pages that are new, changed, or gone between two built
// sites, as a list in Markdown with links.
const {
  values: { origin },
  positionals,
} = readArguments({
  options: { origin: { type: 'string', default: '' } },
  operands: 'OLD NEW',
});
if (origin !== '' && !URL.canParse(origin))
  throw new CommandFault(`--origin must be an address such as https://host, it is "${origin}".`);
const [before, after] = positionals.map(pagesIn);
const addressOf = (route) => `${origin.replace(/\/+$/, '')}/${encodeURI(route)}`;
const lists = { New: [], Changed: [], Gone: [] };
for (const [route, { title, text }] of after)
  if (before.get(route)?.text !== text)
    lists[before.has(route) ? 'Changed' : 'New'].push(`- [${title}](${addressOf(route)})`);
for (const [route, { title }] of before)
  if (!after.has(route)) lists.Gone.push(`- ${title}, /${encodeURI(route)}`);
const parts = Object.entries(lists)
  .filter(([, lines]) => lines.length > 0)
  .map(([name, lines]) => `**${name}: ${lines.length}**\n\n${lines.join('\n')}`);
console.log(parts.join('\n\n') || 'No page differs.');

/** The copies of pages in Markdown, by route. A title is Markdown, too. */
function pagesIn(folder) {
  const has = (file) => fs.existsSync(path.join(folder, file));
  if (!has('index.md')) throw new CommandFault(`${folder} has no built site.`);
  const routes = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/(?:^index)?\.md$/, '').replaceAll(path.sep, '/'))
    .filter((route) => has(`${route}/index.html`));
  const entries = routes.sort().map((route) => {
    const text = fs.readFileSync(path.join(folder, `${route || 'index'}.md`), 'utf8');
    return [route, { text, title: /^# (.+)$/m.exec(text)?.[1] ?? route }];
  });
  return new Map(entries);
}
