import fs from 'node:fs';
import path from 'node:path';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';

// npm run preview:diff -- OLD NEW [--origin https://host/prefix]: pages that are new, changed, or gone between two built
// sites, as Markdown; with an origin they are links.
const usage = 'Name two folders of built sites: npm run preview:diff -- ../main/public public';
const { values, positionals } = readArguments({
  options: { origin: { type: 'string', default: '' } },
  operands: 'OLD NEW',
});
const [before, after] = positionals;
if (positionals.length !== 2) throw new CommandFault(usage);
if (values.origin !== '' && !URL.canParse(values.origin))
  throw new CommandFault(
    `--origin must be an address such as https://host, it is "${values.origin}".`,
  );
process.stdout.write(differences(pagesIn(before), pagesIn(after), values.origin));

/** Text and title of each page by its route: its copy in Markdown, else what its HTML shows. */
function pagesIn(folder) {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new CommandFault(`${folder} holds no built site. ${usage}`);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'));
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const pages = files
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => {
      const route = name.replace(/\/?index\.html$/, '');
      const html = read(name);
      const copy = `${route || 'index'}.md`;
      const title = /<title[^>]*>([^<]*)/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '') ?? route;
      return { route, html, title, text: files.includes(copy) ? read(copy) : shown(html) };
    });
  // Old addresses that only lead on are no pages.
  const isPage = ({ html }) => !/<meta http-equiv="refresh"/.test(html);
  return new Map(pages.filter(isPage).map((page) => [page.route, page]));
}

/** The text of a page, without names of scripts and other parts that differ between builds. */
function shown(html) {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

function differences(before, after, origin) {
  const start = origin.replace(/\/+$/, '');
  const plain = (text) => text.replace(/[[\]\\<@*_`]/g, '\\$&');
  const plainLine = ({ title, route }) => `- ${plain(title)}, /${plain(route)}`;
  const link = ({ title, route }) => `- [${plain(title)}](${start}/${encodeURI(route)})`;
  const part = (name, pages, line, isShown) => {
    const shown = [...pages.values()].filter(isShown);
    const lines = shown.sort((a, b) => a.route.localeCompare(b.route)).map(line);
    return lines.length > 0 ? [`**${name}: ${lines.length}**\n\n${lines.join('\n')}`] : [];
  };
  const line = origin === '' ? plainLine : link;
  const isChanged = ({ route, text }) => before.has(route) && before.get(route).text !== text;
  const parts = [
    ...part('New', after, line, ({ route }) => !before.has(route)),
    ...part('Changed', after, line, isChanged),
    ...part('Gone', before, plainLine, ({ route }) => !after.has(route)),
  ];
  return `${parts.join('\n\n') || 'No page differs.'}\n`;
}
