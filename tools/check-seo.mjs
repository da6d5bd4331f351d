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
const files = new Set(
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(path.sep).join('/')}`),
);
const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
const pages = [...files]
  .filter((file) => file.endsWith('/index.html') && !/^\/(?:_gatsby|404)\//.test(file))
  .map((file) => pageOf(file.replace(/\/index\.html$/, '') || '/', read(file)))
  .filter(({ leadsOn }) => !leadsOn);
const listed = pages.filter(({ robots }) => !/noindex/.test(robots));
const byRoute = new Map(pages.map((page) => [page.route, page]));
const { origin } = new URL(byRoute.get('/')?.canonical[0] ?? 'http://none');
const faults = [
  ...listed.flatMap(headFaults),
  ...twice('title'),
  ...twice('description'),
  ...sitemapFaults(),
  ...robotsFaults(),
  ...linkFaults(),
  ...orphans(),
  ...redirects.flatMap(redirectFaults),
];
for (const fault of faults) console.error(fault);
console.log(`${listed.length} pages for search engines, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The parts of a page that crawlers read. */
function pageOf(route, html) {
  const lists = { title: [], description: [], canonical: [], data: [], links: [], copies: [] };
  const page = { route, robots: '', leadsOn: false, ...lists };
  const readers = {
    // A drawing has titles of its own.
    title: (node, parent) => parent.tagName === 'head' && page.title.push(toString(node)),
    meta({ properties: { name, content, httpEquiv } }) {
      if (name === 'description') page.description.push(content);
      if (name === 'robots') page.robots = content;
      if (httpEquiv?.includes('refresh')) page.leadsOn = true;
    },
    link({ properties: { rel = [], href, type } }) {
      if (rel.includes('canonical')) page.canonical.push(href);
      if (rel.includes('alternate') && type === 'text/markdown') page.copies.push(href);
    },
    script: (node) =>
      node.properties.type === 'application/ld+json' && page.data.push(toString(node)),
    a: ({ properties: { href } }) => href && page.links.push(href),
  };
  visit(unified().use(rehypeParse).parse(html), 'element', (node, _, parent) => {
    readers[node.tagName]?.(node, parent);
  });
  return page;
}

function headFaults({ route, title, description, canonical, data, copies }) {
  const address = new URL(`${pathPrefix}${encodeURI(route)}`.replace(/(.)\/$/, '$1'), origin);
  const count = (name, { length }, plural = `${name}s`) =>
    length !== 1 && `has ${length} ${plural}`;
  const size = (name, [{ length } = ''], least, most) =>
    (length < least || length > most) && `has a ${name} of ${length} letters`;
  const things = data.flatMap(thingsIn);
  return [
    count('title', title),
    size('title', title, 3, 110),
    count('description', description),
    size('description', description, 20, 170),
    count('canonical address', canonical, 'canonical addresses'),
    canonical.length === 1 &&
      new URL(canonical[0], origin).href !== address.href &&
      `has the canonical address ${canonical[0]}`,
    things.length === 0 && 'has no structured data',
    things.some((thing) => !thing['@type']) && 'has structured data that cannot be read',
    ...copies
      .filter((href) => !files.has(routeOf(href)))
      .map((href) => `names the copy ${href}, which is missing`),
  ]
    .filter(Boolean)
    .map((text) => `${route} ${text}.`);
}

function thingsIn(json) {
  try {
    return [JSON.parse(json)].flat().flatMap((thing) => thing['@graph'] ?? thing);
  } catch {
    return [{}];
  }
}

/** Pages for search engines that have the same words. */
function twice(name) {
  const first = new Map();
  return listed.flatMap(({ route, [name]: [words] }) => {
    const other = first.get(words);
    first.set(words, other ?? route);
    return other && words ? [`${route} has the ${name} of ${other}.`] : [];
  });
}

function sitemapFaults() {
  const addresses = [...files]
    .filter((file) => /^\/sitemap-\d+\.xml$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc));
  const routes = new Set(addresses.map((address) => routeOf(address)));
  return [
    ...addresses
      .filter((address) => new URL(address).origin !== origin)
      .map((address) => `The sitemap names ${address}, which is not of ${origin}.`),
    ...[...routes]
      .filter((route) => !listed.includes(byRoute.get(route)))
      .map((route) => `The sitemap names ${route}, which is no page for search engines.`),
    ...listed
      .filter(({ route }) => !routes.has(route))
      .map(({ route }) => `${route} is not in the sitemap.`),
  ];
}

function robotsFaults() {
  const text = files.has('/robots.txt') ? read('/robots.txt') : '';
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(text) ?? [];
  return [
    /^Disallow: *\/ *$/m.test(text) && 'robots.txt keeps all crawlers away.',
    !files.has(routeOf(sitemap)) && 'robots.txt names no sitemap that exists.',
  ].filter(Boolean);
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

function redirectFaults({ from, to }) {
  const [target] = to.split('#');
  if (redirects.some((other) => other.from === target))
    return [`${from} leads to ${to}, which leads on.`];
  if (byRoute.has(target) || files.has(target)) return [];
  return [`${from} leads to ${to}, which is missing.`];
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
