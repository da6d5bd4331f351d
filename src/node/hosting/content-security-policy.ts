import { createHash } from 'node:crypto';

/** Inline code of a page, as sources of a policy: `'sha256-…'`. */
export interface InlineCode {
  /** Code of script elements that run. */
  scripts: readonly string[];
  /** Code of style elements. */
  styles: readonly string[];
  /** Whether an element has a style attribute. */
  hasStyleAttributes: boolean;
}

/** Emotion adds its rules to a style element that it makes empty, by script, which the policy has to let in. */
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
    hasStyleAttributes: /<[a-z][^<>]*\sstyle="/i.test(html),
  };
}

/**
 * The one policy of all pages: scripts run from this host, or inline when their hash is known.
 * - `style-src`: styles are known by their hash as well. Only where Mermaid draws in the browser, with style elements of
 *   its own in each drawing, all inline styles are let in (`inlineStyles`).
 * - `connect-src`: the playground sends requests to the service that a reader enters, and after a navigation inside
 *   the site the policy of the first page is still the one in force. So all pages may connect to any HTTPS host, and to
 *   the reader's own machine. What keeps data of a page from leaving is that no foreign script runs; and there is
 *   nothing to take: no session, no cookie.
 * - `default-src`: Firefox holds prefetched pages against it, other browsers know no directive for them. Each directive
 *   that would fall back to it is set.
 * - Trusted Types are not required: Gatsby and webpack set addresses of scripts as texts, and a policy that lets all
 *   of them pass would only seem to check something.
 */
export function contentSecurityPolicy(
  pages: Iterable<InlineCode>,
  { inlineStyles = false } = {},
): string {
  const scripts = new Set<string>();
  const styles = new Set([emptyStyle]);
  let hasStyleAttributes = false;
  for (const page of pages) {
    for (const hash of page.scripts) scripts.add(hash);
    for (const hash of page.styles) styles.add(hash);
    hasStyleAttributes ||= page.hasStyleAttributes;
  }
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' ${sorted(scripts)}`,
    'style-src': inlineStyles ? "'self' 'unsafe-inline'" : `'self' ${sorted(styles)}`,
    ...(hasStyleAttributes && !inlineStyles && { 'style-src-attr': "'unsafe-inline'" }),
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

function sorted(hashes: ReadonlySet<string>): string {
  return [...hashes].sort().join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
