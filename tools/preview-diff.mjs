import fs from 'node:fs';
import path from 'node:path';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';

// npm run preview:diff -- OLD NEW [--origin https://host/prefix]: pages that are new, changed, or gone between two built
// sites, as a list in Markdown with links to those that exist.
const {
  values: { origin },
  positionals,
} = readArguments({
  options: { origin: { type: 'string', default: '' } },
  operands: 'OLD NEW',
});
if (origin !== '' && !/^https?:\/\/[^\s?#]+$/.test(origin))
  throw new CommandFault(`--origin must be an address such as https://host, it is "${origin}".`);
const [before, after] = positionals.map(pagesIn);
const lists = { New: [], Changed: [], Gone: [] };
for (const route of new Set([...after.keys(), ...before.keys()])) {
  const [old, now] = [before.get(route), after.get(route)];
  if (old?.text === now?.text) continue;
  const address = `${origin.replace(/\/+$/, '')}/${encodeURI(route)}`;
  // A name in a link or in code, such as @name, notifies nobody. In angle brackets an address may have parentheses.
  const line = now ? `- [${now.title}](<${address}>)` : `- \`/${route}\``;
  lists[!old ? 'New' : now ? 'Changed' : 'Gone'].push(line);
}
const parts = Object.entries(lists)
  .filter(([, lines]) => lines.length > 0)
  .map(([name, lines]) => `**${name}: ${lines.length}**\n\n${lines.join('\n')}`);
console.log(parts.join('\n\n') || 'No page differs.');

/** The copies of pages in Markdown, by route, without the address of their site. A title is Markdown, too. */
function pagesIn(folder) {
  const has = (file) => fs.existsSync(path.join(folder, file));
  if (!has('index.md') || !has('index.html'))
    throw new CommandFault(`${folder} has no built site.`);
  const read = (name) => fs.readFileSync(path.join(folder, `${name}.md`), 'utf8');
  const [, site = '/'] = /^url: (.+)$/m.exec(read('index')) ?? [];
  const routes = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/(?:^index)?\.md$/, '').replaceAll(path.sep, '/'))
    .filter((route) => has(`${route}/index.html`));
  const entries = routes.sort().map((route) => {
    const text = read(route || 'index').replaceAll(site, '/');
    return [route, { text, title: /^# (.+)$/m.exec(text)?.[1] ?? route }];
  });
  return new Map(entries);
}
