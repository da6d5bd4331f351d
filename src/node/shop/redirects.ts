import type { RedirectRule } from '../../search/engine/index/definition';
import { contentRoute } from '../../lib/addresses/routes';
import { faultIn } from '../faults/faults';
import { checkFields, type Fields } from '../source/front-matter/fields';
import { readMappingList } from '../source/yaml';

const fields: Fields = {
  query: { type: 'string', required: true },
  location: { type: 'string', required: true },
};

/** Routes of this site. */
export type Routes = Pick<ReadonlySet<string>, 'has'>;

/** Reads queries that redirect to a page of this site. @param file for messages */
export function readRedirects(source: string, file: string, routes: Routes) {
  const list = readMappingList(source, file, '{ query: delivery, location: /docs/… }');
  const faults = [...list.faults];
  const redirects = list.items.flatMap(({ entries, position, value }): RedirectRule[] => {
    const entryFaults = checkFields({ entries }, fields, file, position.line);
    const { query, location } = value as RedirectRule;
    const route = entryFaults.length === 0 ? contentRoute(location) : location;
    if (entryFaults.length === 0 && !routes.has(route))
      entryFaults.push(
        faultIn(file, entries.get('location')?.position ?? position, 'query-to-no-page', {
          location,
        }),
      );
    faults.push(...entryFaults);
    return entryFaults.length > 0 ? [] : [{ query, location: route }];
  });
  return { redirects, faults };
}
