import { createHash } from 'node:crypto';

/** Inline code of a page, as sources of a policy: `'sha256-…'`. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Source of the empty style element that Emotion inserts by script; its rules are added without a text. */
const emptyStyle = hashOf('');

/** The inline code of a page. Elements of data, such as JSON-LD, are no scripts. */
export function inlineCode(html: string): InlineCode {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));
  return {
    scripts: hashes(
      /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?!module|text\/javascript))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/**
 * The one policy of all pages: scripts run from this host, or inline when their hash is known.
 * - `style-src`: no page has a style attribute. Each drawing of Mermaid in the browser has style elements of its own, so
 *   all inline styles are allowed there (`inlineStyles`).
 * - `connect-src`: the playground sends requests to any service that a reader enters, and after a navigation the policy of
 *   the first page still applies. There is nothing to steal: no session, no cookie.
 * - `default-src`: Firefox applies it to prefetched pages.
 * - Trusted Types are not required: Gatsby and webpack set addresses of scripts as texts.
 */
export function contentSecurityPolicy(pages: Iterable<InlineCode>, { inlineStyles = false } = {}) {
  const scripts = new Set<string>();
  const styles = new Set([emptyStyle]);
  for (const page of pages) {
    for (const hash of page.scripts) scripts.add(hash);
    for (const hash of page.styles) styles.add(hash);
  }
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' ${listHashes(scripts)}`,
    'style-src': inlineStyles ? "'self' 'unsafe-inline'" : `'self' ${listHashes(styles)}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self' https: http://localhost:* http://127.0.0.1:*",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'child-src': "'none'",
    'frame-src': "'none'",
    'media-src': "'self'",
    'object-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

const listHashes = (hashes: ReadonlySet<string>) => [...hashes].sort().join(' ');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
