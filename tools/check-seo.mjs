import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';

// npm run check:seo: faults of the built site for search engines and crawlers, built with GATSBY_SITE_URL.
const { positionals } = readArguments({
  options: {},
  allowPositionals: true,
  operands: '[FOLDER]',
});
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
const origin = new URL(listed.find(({ route }) => route === '/')?.canonical[0] ?? 'http://none');
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
  const page = {
    route,
    titles: [],
    descriptions: [],
    canonical: [],
    data: [],
    links: [],
    copies: [],
  };
  const text = (node) => node.childNodes.map(({ value = '' }) => value).join('');
  const readers = {
    title: (node) => page.titles.push(text(node)),
    meta: (_, { name, content, 'http-equiv': equivalent }) => {
      if (name === 'description') page.descriptions.push(content);
      if (name === 'robots') page.robots = content;
      if (equivalent === 'refresh') page.leadsOn = true;
    },
    link: (_, { rel, href, type }) => {
      if (rel === 'canonical') page.canonical.push(href);
      if (rel === 'alternate' && type === 'text/markdown') page.copies.push(href);
    },
    script: (node, { type }) => type === 'application/ld+json' && page.data.push(text(node)),
    a: (_, { href }) => href && page.links.push(href),
  };
  const walk = (node, inDrawing) => {
    const attributes = Object.fromEntries(
      (node.attrs ?? []).map(({ name, value }) => [name, value]),
    );
    // A drawing has a title of its own.
    if (!(inDrawing && node.tagName === 'title')) readers[node.tagName]?.(node, attributes);
    for (const child of node.childNodes ?? []) walk(child, inDrawing || node.tagName === 'svg');
  };
  walk(parse(html), false);
  const [[title = ''], [description = '']] = [page.titles, page.descriptions];
  return { robots: '', leadsOn: false, ...page, title, description };
}

function headFaults({ route, titles, title, descriptions, description, canonical, data, copies }) {
  const wanted = `${origin.origin}${pathPrefix}${encodeURI(route)}`;
  const address = wanted.length > origin.origin.length + 1 ? wanted.replace(/\/$/, '') : wanted;
  const things = data.flatMap((json) => {
    try {
      return [JSON.parse(json)].flat().flatMap((thing) => thing['@graph'] ?? thing);
    } catch {
      return [undefined];
    }
  });
  const broken = things.some((thing) => !thing?.['@type']);
  return [
    titles.length !== 1 && `has ${titles.length} titles`,
    (title.length < 3 || title.length > 110) && `has a title of ${title.length} letters`,
    descriptions.length !== 1 && `has ${descriptions.length} descriptions`,
    (description.length < 20 || description.length > 170) &&
      `has a description of ${description.length} letters`,
    canonical.length !== 1 && `has ${canonical.length} canonical addresses`,
    canonical.length === 1 &&
      new URL(canonical[0], origin).href !== new URL(address).href &&
      `has the canonical address ${canonical[0]}`,
    things.length === 0 && 'has no structured data',
    broken && 'has structured data that cannot be read',
    ...copies.map((href) => !files.has(fileOf(href)) && `names the copy ${href}, which is missing`),
  ]
    .filter(Boolean)
    .map((text) => `${route} ${text}.`);
}

/** Pages for search engines that have the same words. */
function twice(name) {
  const first = new Map();
  return listed.flatMap((page) => {
    const other = first.get(page[name]);
    first.set(page[name], other ?? page.route);
    return other && page[name] ? [`${page.route} has the ${name} of ${other}.`] : [];
  });
}

function sitemapFaults() {
  const addresses = [...files]
    .filter((file) => /^\/sitemap-\d+\.xml$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc));
  const routes = new Set(addresses.map((address) => routeOf(address)));
  return [
    ...addresses
      .filter((address) => new URL(address).origin !== origin.origin)
      .map((address) => `The sitemap names ${address}, which is not of ${origin.origin}.`),
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
  const [, sitemap] = /^Sitemap: (\S+)$/m.exec(text) ?? [];
  return [
    /^Disallow: *\/ *$/m.test(text) && 'robots.txt keeps all crawlers away.',
    !(sitemap && files.has(fileOf(sitemap))) && 'robots.txt names no sitemap that exists.',
  ].filter(Boolean);
}

/** Files that the header Link of every response names. */
function linkFaults() {
  const { value = '' } = headers.find(({ name }) => name === 'Link') ?? {};
  const targets = [...value.matchAll(/<([^>]+)>/g)].map(([, target]) => target);
  return [
    ...(targets.length === 0 ? ['No header Link leads crawlers to the list of pages.'] : []),
    ...targets
      .filter((target) => !files.has(fileOf(target)))
      .map((target) => `The header Link names ${target}, which is missing.`),
  ];
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
  const target = to.split('#')[0];
  if (redirects.some((other) => other.from === target))
    return [`${from} leads to ${to}, which leads on.`];
  return byRoute.has(target) || files.has(target)
    ? []
    : [`${from} leads to ${to}, which is missing.`];
}

/** Route of an address of this site; undefined for one of another. */
function routeOf(address, base = '/') {
  const root = `${origin.origin}${pathPrefix}${encodeURI(base)}`;
  if (!URL.canParse(address, root)) return undefined;
  const url = new URL(address, root);
  if (url.origin !== origin.origin) return undefined;
  const route = decodeURIComponent(url.pathname).slice(pathPrefix.length);
  return route.replace(/\/+$/, '') || '/';
}

function fileOf(address) {
  return routeOf(address) ?? '';
}
