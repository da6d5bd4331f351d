import { isMap, isSeq, parseDocument, YAMLSeq, type Document } from 'yaml';
import { CommandFault } from '../../../../tools/arguments.mjs';
import { contentRoute } from '../../../lib/addresses/routes';
import { readSiteFile } from '../../content/files';
import { trimSlash } from '../../content/links';
import { redirectsFile } from '../../routes/redirects';

/**
 * The text of the redirects without an entry that hides the new route of a page, and with one from its old route, if it has
 * one. Builds resolve chains of entries.
 */
export function redirectsTo(to: string, from?: string): string {
  const source = readSiteFile(redirectsFile) ?? '';
  const document: Document = parseDocument(source);
  if (document.errors.length > 0)
    throw new CommandFault(
      `${redirectsFile} has a fault; npm run build says which. Mend it first.`,
    );
  const hides = (item: unknown) =>
    isMap(item) && trimSlash(contentRoute(String(item.get('from')))) === to;
  const list = isSeq(document.contents) ? document.contents : new YAMLSeq();
  const items = list.items.filter((item) => !hides(item));
  if (from === undefined && items.length === list.items.length) return source;
  const first = list.items.find((item) => isMap(item));
  const next = items.find((item) => isMap(item)) ?? document;
  // The comment at the head of the file belongs to its first entry.
  if (first && first !== next) next.commentBefore = first.commentBefore ?? null;
  list.items = items;
  if (from !== undefined) list.add(document.createNode({ from, to }));
  document.contents = list;
  return document.toString({ lineWidth: 0 });
}
