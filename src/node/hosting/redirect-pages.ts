import { absoluteUrl } from '../../lib/addresses/urls';
import { anchorsFile } from '../../lib/addresses/moved-anchors-file';
import { escapeAttribute } from '../../lib/text/escape-html';
import type { RedirectPlan } from '../routes/redirects';

/** Where a link of the site leads: the page's address with the path prefix, percent-encoded. */
export function encodedAddress(route: string, pathPrefix: string): string {
  return encodeURI(`${pathPrefix}${route}`);
}

/** Page at an old address, for hosts that know no redirects: readable without scripts, and not indexed by search engines. */
export function redirectPage(to: string, pathPrefix: string): string {
  const address = escapeAttribute(encodedAddress(to, pathPrefix));
  const canonical = escapeAttribute(absoluteUrl(to.split('#')[0] ?? to, pathPrefix));
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
    `<title>This page has moved</title><link rel="canonical" href="${canonical}"/>` +
    `<meta name="robots" content="noindex"/><meta http-equiv="refresh" content="0; url=${address}"/>` +
    `</head><body><main><h1>This page has moved</h1><p><a href="${address}">Go to its new address</a></p></main></body></html>\n`
  );
}

/** Files of the redirects: a page for each old route, in both forms of its file, and the list of anchors. */
export function redirectFiles(plan: RedirectPlan, pathPrefix: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const { from, to } of plan.pages) {
    const html = redirectPage(to, pathPrefix);
    files.set(`${from}.html`, html);
    files.set(`${from}/index.html`, html);
  }
  files.set(anchorsFile, `${JSON.stringify(plan.anchors)}\n`);
  return files;
}
