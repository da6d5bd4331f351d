import path from 'node:path';
import { editDistance } from '../../lib/text/edit-distance';
import { decodeText } from '../../lib/text/encode-text';

export type LinkKind = 'ANCHOR' | 'INTERNAL' | 'EXTERNAL';

export interface ParsedLink {
  kind: LinkKind;
  /** Content file that the link names, relative to the site's root; only for relative links. */
  file?: string;
  /** Route for absolute links. */
  route?: string;
  /** Part after `#`, decoded; empty without one. */
  anchor: string;
}

/** Composes the letters of the anchor, as in ids, and decodes the brackets of an IPv6 host, which Markdown encodes. */
export function withComposedAnchor(href: string): string {
  if (parseLink(href, '').kind === 'EXTERNAL')
    return href.replace(/(?<=^[^/]*\/\/)%5B([\da-f:.]+)%5D/i, '[$1]');
  return href.replace(/#.*$/s, (hash) => {
    const composed = decodeText(hash).normalize('NFC');
    return composed === decodeText(hash) ? hash : encodeURI(composed);
  });
}

/** Parses a link: its kind, and the file or route that it names. @param from the file with the link */
export function parseLink(href: string, from: string): ParsedLink {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return { kind: 'EXTERNAL', anchor: '' };
  const [address = '', hash = ''] = href.split(/#(.*)/s);
  // A text fragment (`:~:text=…`) is no part of an id.
  const anchor = decodeText(hash.replace(/:~:.*$/s, ''));
  const target = decodeText(address.replace(/\?.*$/s, ''));
  if (target === '') return { kind: 'ANCHOR', anchor };
  if (target.startsWith('/')) return { kind: 'INTERNAL', route: trimSlash(target), anchor };
  const file = trimSlash(path.posix.join(path.posix.dirname(from), target));
  return { kind: 'INTERNAL', file, anchor };
}

/** The address that is meant by one whose scheme is misspelled, incomplete, or missing; undefined for others. */
export function meantAddress(href: string): string | undefined {
  const address = href.replaceAll('\\', '/');
  const [, written = '', rest = ''] =
    /^([a-z]+)(?::\/*|[^\w/]?\/\/)([^/].*)$/is.exec(address) ?? [];
  const near = ['https', 'http', 'mailto'].find(
    (name) => editDistance(written.toLowerCase(), name, 1) <= 1,
  );
  if (near && !/^(?:https?:\/\/[^/]|mailto:)/i.test(href))
    return near === 'mailto' ? `mailto:${rest}` : `https://${rest}`;
  if (/^[^/:@]+@[\w-]+(?:\.[\w-]+)+$/.test(href)) return `mailto:${href}`;
  const isHost =
    /^(?:www\.|(?:localhost|[\w-]+(?:\.[\w-]+)+)(?:\/|:\d)|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev)$)/;
  const scheme = href.startsWith('localhost') ? 'http' : 'https';
  return isHost.test(address) ? `${scheme}://${address}` : undefined;
}

/** File of a picture relative to the site's root: beside the page, or in static/ when the address starts with `/`. */
export function imageFile(src: string, from: string): string | undefined {
  const link = parseLink(src, from);
  if (link.kind !== 'INTERNAL') return undefined;
  return link.file ?? `static${link.route ?? ''}`;
}

/** The start of a partial's addresses in a page of another folder, such as `./../shared/`. */
export const wayTo = (partial: string, page: string) =>
  path.posix.relative(path.posix.dirname(page), path.posix.dirname(partial)).replace(/.+/, './$&/');

/** An address of a page, as it is written if it comes from a partial. */
export function writtenIn(partial: string | undefined, address: string, page: string): string {
  const way = partial === undefined ? '' : wayTo(partial, page);
  return address.startsWith(way) ? address.slice(way.length) : address;
}

export function trimSlash(route: string): string {
  return route.length > 1 ? route.replace(/\/+$/, '') : route;
}

/** A path as authors write it in an address: characters that would end it are encoded. */
export const inAddress = (name: string) =>
  name
    .replace(/[\s%#?<>]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');

/** An address that begins with a dot, like addresses of files. */
export const relative = (address: string) => address.replace(/^(?![./])/, './');

/** The address of a file as a page writes it. */
export const relativeAddress = (from: string, target: string) =>
  relative(inAddress(path.posix.relative(path.posix.dirname(from), target)));

/** An address as authors write it: Markdown encodes letters beyond ASCII, backslashes, and brackets. */
export const asWritten = (address: string) =>
  address.replace(/(?:%(?:[89a-f][\da-f]|5[b-e]|60|7[b-d]|22))+/gi, decodeText);
