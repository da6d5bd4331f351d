import fs from 'node:fs';
import path from 'node:path';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';

// npm run preview:diff -- OLD NEW [--origin https://host/prefix]: pages that are new, changed, or gone between two built
// sites, as a list in Markdown with links.
const usage = 'Name two folders of built sites: npm run preview:diff -- ../main/public public';
const { values, positionals } = readArguments({
  options: { origin: { type: 'string', default: '' } },
  operands: 'OLD NEW',
});
const { origin } = values;
if (positionals.length !== 2) throw new CommandFault(usage);
if (origin !== '' && !URL.canParse(origin))
  throw new CommandFault(`--origin must be an address such as https://host, it is "${origin}".`);
const [before, after] = positionals.map(pagesIn);
const addressOf = (route) => `${origin.replace(/\/+$/, '')}/${encodeURI(route)}`;
const link = ({ title, route }) => `- [${title}](${addressOf(route)})`;
const isChanged = ({ route, text }) => before.has(route) && before.get(route).text !== text;
const parts = [
  ...part('New', after, ({ route }) => !before.has(route), link),
  ...part('Changed', after, isChanged, link),
  ...part(
    'Gone',
    before,
    ({ route }) => !after.has(route),
    ({ title, route }) => `- ${title}, /${encodeURI(route)}`,
  ),
];
console.log(parts.join('\n\n') || 'No page differs.');

/** The copies of pages in Markdown, by route. A title is Markdown, too. */
function pagesIn(folder) {
  const has = (file) => fs.existsSync(path.join(folder, file));
  if (!has('index.md')) throw new CommandFault(`${folder} has no built site. ${usage}`);
  const routes = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/(?:^index)?\.md$/, '').replaceAll(path.sep, '/'))
    .filter((route) => has(`${route}/index.html`))
    .sort();
  const entries = routes.map((route) => {
    const text = fs.readFileSync(path.join(folder, `${route || 'index'}.md`), 'utf8');
    return [route, { route, text, title: /^# (.+)$/m.exec(text)?.[1] ?? route }];
  });
  return new Map(entries);
}

function part(name, pages, isListed, lineOf) {
  const lines = [...pages.values()].filter(isListed).map(lineOf);
  return lines.length > 0 ? [`**${name}: ${lines.length}**\n\n${lines.join('\n')}`] : [];
}
