import fs from 'node:fs';
import path from 'node:path';
import { selectAll } from 'hast-util-select';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
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
const listed = new Map(pages.filter(({ isListed }) => isListed).map((page) => [page.route, page]));
const { origin } = new URL(listed.get('/')?.canonical[0] ?? 'http://none');
const faults = [...[...listed.values()].flatMap(headFaults), ...siteFaults()];
for (const fault of faults) console.error(fault);
console.log(`${listed.size} pages for search engines, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The parts of a page that crawlers read. */
function pageOf(route, html) {
  const tree = unified().use(rehypeParse).parse(html);
  const all = (selector, property) =>
    selectAll(selector, tree).map((node) => node.properties[property] ?? toString(node));
  return {
    route,
    // A drawing has titles of its own.
    title: all('head > title'),
    description: all('meta[name=description]', 'content'),
    canonical: all('link[rel~=canonical]', 'href'),
    things: all('script[type="application/ld+json"]').flatMap(thingsIn),
    links: all('a[href]', 'href'),
    isListed: all('meta[name=robots][content*=noindex]').length === 0,
    leadsOn: all('meta[http-equiv=refresh]').length > 0,
  };
}

function thingsIn(json) {
  try {
    return [JSON.parse(json)].flat().flatMap((thing) => thing['@graph'] ?? thing);
  } catch {
    return [{}];
  }
}

function headFaults({ route, title, description, canonical, things }) {
  const address = new URL(`${pathPrefix}${encodeURI(route)}`, origin);
  const isWrong = (href) => new URL(href, origin).href !== address.href;
  const count = (all, name) => all.length !== 1 && `has ${all.length} ${name}`;
  const size = (name, [text = ''], least, most) =>
    (text.length < least || text.length > most) && `has a ${name} of ${text.length} letters`;
  return [
    count(title, 'titles'),
    size('title', title, 3, 110),
    count(description, 'descriptions'),
    size('description', description, 20, 170),
    count(canonical, 'canonical addresses'),
    canonical.some(isWrong) && `has the canonical address ${canonical[0]}`,
    things.length === 0 && 'has no structured data',
    things.some((thing) => !thing['@type']) && 'has structured data that cannot be read',
  ].flatMap((text) => (text ? `${route} ${text}.` : []));
}

function* siteFaults() {
  const sitemaps = [...files].filter((file) => /^\/sitemap-\d+\.xml$/.test(file)).map(read);
  const addresses = [...sitemaps.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  for (const address of addresses)
    if (!listed.has(routeOf(address)))
      yield `The sitemap names ${address}, which is no page for search engines.`;

  const inSitemap = new Set(addresses.map((address) => routeOf(address)));
  const linksOf = ({ route, links }) => links.map((href) => routeOf(href, route));
  const linked = new Set(pages.flatMap((page) => linksOf(page).filter((to) => to !== page.route)));
  const routesByWords = new Map();
  for (const [route, page] of listed) {
    if (!inSitemap.has(route)) yield `${route} is not in the sitemap.`;
    if (route !== '/' && !linked.has(route)) yield `No page links to ${route}.`;
    for (const name of ['title', 'description']) {
      const words = `${name} ${page[name][0]}`;
      const first = routesByWords.get(words);
      if (first !== undefined && page[name][0]) yield `${route} has the ${name} of ${first}.`;
      else routesByWords.set(words, route);
    }
  }

  const robots = read('/robots.txt');
  if (/^Disallow: *\/ *$/m.test(robots)) yield 'robots.txt keeps all crawlers away.';
  if (!files.has(routeOf(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '')))
    yield 'robots.txt names no sitemap that exists.';

  const { value = '' } = headers.find(({ name }) => name === 'Link') ?? {};
  const targets = [...value.matchAll(/<([^>]+)>/g)].map(([, target]) => target);
  if (targets.length === 0) yield 'No header Link leads crawlers to the list of pages.';
  for (const target of targets)
    if (!files.has(routeOf(target))) yield `The header Link names ${target}, which is missing.`;

  // A build refuses redirects without a target.
  const old = new Set(redirects.map(({ from }) => from));
  for (const { from, to } of redirects)
    if (old.has(to.replace(/#.*/, ''))) yield `${from} leads to ${to}, which leads on.`;
}

/** Route of an address of this site; undefined for one of another. */
function routeOf(address, base = '/') {
  const root = `${origin}${pathPrefix}${encodeURI(base)}`;
  const url = URL.canParse(address, root) && new URL(address, root);
  if (!url || url.origin !== origin) return undefined;
  const route = decodeURIComponent(url.pathname).slice(pathPrefix.length);
  return route.replace(/\/+$/, '') || '/';
}
