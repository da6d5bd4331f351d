import { decodePairs } from '../../protocol/query-string';
import type { SampleRequest } from '../endpoints';

/** Advice on a request that breaks no rule. */
export function hints({ url }: SampleRequest): string[] {
  const pairs = decodePairs(/\?([\s\S]*)$/.exec(url)?.[1] ?? '');
  const count = (name: string) => pairs.filter(([other]) => other === name).length;
  return [...new Map(pairs)].flatMap(([name, value]) => {
    if (/^f\.[^.]+$/.test(name) && count(name) > 1)
      return [
        `"${name}" is sent twice: the facet decides between OR and AND, unless an operator does`,
      ];
    if (/^f\.[^.]+(?:\.(?:or|and|not))?$/.test(name) && /\S,\S/.test(value))
      return [`"${name}" takes a comma as part of the value: "[]" at its end makes it a list`];
    if (name === 'rows' && Number(value) > 1000)
      return [`rows=${value} asks for much at once: nextPageToken reads all documents in batches`];
    const isLow = name === 'page' ? Number(value) < 1 : name === 'rows' && Number(value) < 0;
    return isLow ? [`${name}=${value} is raised to ${name === 'page' ? 1 : 0}`] : [];
  });
}
