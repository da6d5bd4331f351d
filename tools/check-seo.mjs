import fs from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';

// npm run check:seo: faults of the built site for search engines and crawlers, built with GATSBY_SITE_URL.
const { positionals } = readArguments({ operands: '[FOLDER]' });
const folder = path.resolve(positionals[0] ?? 'public');
const hosting = path.resolve(folder, '..', 'hosting', 'site.json');
for (const file of [path.join(folder, 'index.html'), hosting])
  if (!fs.existsSync(file)) throw new CommandFault(`There is no ${file}: run npm run build first.`);
const { pathPrefix, headers, redirects } = JSON.parse(fs.readFileSync(hosting, 'utf8'));
const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
const files = new Set(names.map((name) => `/${name.replaceAll(path.sep, '/')}`));
const read = (file) => (files.has(file) ? fs.readFileSync(path.join(folder, file), 'utf8') : '');
const pages = [...files]
  .filter((file) => file.endsWith('/index.html') && !/^\/(?:_gatsby|404)\//.test(file))
  .map((file) => pageOf(file.replace(/\/index\.html$/, '') || '/', read(file)))
  .filter(({ leadsOn }) => !leadsOn);
const listed = pages.filter(({ isListed }) => isListed);
const byRoute = new Map(pages.map((page) => [page.route, page]));
const { origin } = new URL(byRoute.get('/')?.canonical[0] ?? 'http://none');
const faults = [
  ...listed.flatMap(headFaults),
  ...repeated('title'),
  ...repeated('description'),
  ...sitemapFaults(),
  ...robotsFaults(),
  ...linkFaults(),
  ...orphans(),
  ...chains(),
];
for (const fault of faults) console.error(fault);
console.log(`${listed.length} pages for search engines, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The parts of a page that crawlers read. */
function pageOf(route, html) {
  const elements = { title: [], meta: [], link: [], script: [], a: [] };
  visit(unified().use(rehypeParse).parse(html), 'element', (node, _, { tagName: parent }) => {
    // A drawing has titles of its own.
    if (node.tagName !== 'title' || parent === 'head')
      elements[node.tagName]?.push({ ...node.properties, text: toString(node) });
  });
  const { title, meta, link, script, a } = elements;
  return {
    route,
    title: title.map(({ text }) => text),
    description: meta.filter(({ name }) => name === 'description').map(({ content }) => content),
    canonical: link.filter(({ rel }) => rel?.includes('canonical')).map(({ href }) => href),
    data: script.filter(({ type }) => type === 'application/ld+json').map(({ text }) => text),
    links: a.flatMap(({ href }) => href ?? []),
    isListed: !meta.some(({ name, content }) => name === 'robots' && /noindex/.test(content)),
    leadsOn: meta.some(({ httpEquiv }) => httpEquiv?.includes('refresh')),
  };
}

function headFaults({ route, title, description, canonical, data }) {
  const address = new URL(`${pathPrefix}${encodeURI(route)}`, origin);
  const isWrong = (href) => new URL(href, origin).href !== address.href;
  const things = data.flatMap(thingsIn);
  const size = (name, [text = ''], least, most) =>
    (text.length < least || text.length > most) && `has a ${name} of ${text.length} letters`;
  return [
    title.length !== 1 && `has ${title.length} titles`,
    size('title', title, 3, 110),
    description.length !== 1 && `has ${description.length} descriptions`,
    size('description', description, 20, 170),
    canonical.length !== 1 && `has ${canonical.length} canonical addresses`,
    canonical.some(isWrong) && `has the canonical address ${canonical[0]}`,
    things.length === 0 && 'has no structured data',
    things.some((thing) => !thing['@type']) && 'has structured data that cannot be read',
  ].flatMap((text) => (text ? `${route} ${text}.` : []));
}

function thingsIn(json) {
  try {
    return [JSON.parse(json)].flat().flatMap((thing) => thing['@graph'] ?? thing);
  } catch {
    return [{}];
  }
}

/** Pages for search engines that have the same words. */
function repeated(name) {
  const first = new Map([...listed].reverse().map(({ route, [name]: [words] }) => [words, route]));
  return listed
    .filter(({ route, [name]: [words] }) => words && first.get(words) !== route)
    .map(({ route, [name]: [words] }) => `${route} has the ${name} of ${first.get(words)}.`);
}

function sitemapFaults() {
  const sitemaps = [...files].filter((file) => /^\/sitemap-\d+\.xml$/.test(file)).map(read);
  const addresses = [...sitemaps.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  const routes = new Set(addresses.map((address) => routeOf(address)));
  return [
    ...addresses
      .filter((address) => !listed.includes(byRoute.get(routeOf(address))))
      .map((address) => `The sitemap names ${address}, which is no page for search engines.`),
    ...listed
      .filter(({ route }) => !routes.has(route))
      .map(({ route }) => `${route} is not in the sitemap.`),
  ];
}

function robotsFaults() {
  const text = read('/robots.txt');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(text) ?? [];
  return [
    ...(/^Disallow: *\/ *$/m.test(text) ? ['robots.txt keeps all crawlers away.'] : []),
    ...(files.has(routeOf(sitemap)) ? [] : ['robots.txt names no sitemap that exists.']),
  ];
}

/** Files that the header Link of every response names. */
function linkFaults() {
  const { value = '' } = headers.find(({ name }) => name === 'Link') ?? {};
  const targets = [...value.matchAll(/<([^>]+)>/g)].map(([, target]) => target);
  if (targets.length === 0) return ['No header Link leads crawlers to the list of pages.'];
  return targets
    .filter((target) => !files.has(routeOf(target)))
    .map((target) => `The header Link names ${target}, which is missing.`);
}

function orphans() {
  const linked = new Set(
    pages.flatMap(({ route, links }) =>
      links.map((href) => routeOf(href, route)).filter((target) => target !== route),
    ),
  );
  return listed
    .filter(({ route }) => route !== '/' && !linked.has(route))
    .map(({ route }) => `No page links to ${route}.`);
}

/** Redirects whose target redirects again; a build refuses those without a target. */
function chains() {
  const old = new Set(redirects.map(({ from }) => from));
  return redirects
    .filter(({ to }) => old.has(to.replace(/#.*/, '')))
    .map(({ from, to }) => `${from} leads to ${to}, which leads on.`);
}

/** Route of an address of this site; undefined for one of another. */
function routeOf(address, base = '/') {
  const root = `${origin}${pathPrefix}${encodeURI(base)}`;
  if (!URL.canParse(address, root)) return undefined;
  const url = new URL(address, root);
  if (url.origin !== origin) return undefined;
  const route = decodeURIComponent(url.pathname).slice(pathPrefix.length);
  return route.replace(/\/+$/, '') || '/';
}
