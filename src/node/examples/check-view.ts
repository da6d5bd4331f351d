import { reject } from './example-problem';

/** A view needs a call to which the playground has the same response, and `show` for the part of it beside the view. */
export function checkView(given: ReadonlyMap<string, string>, hasBody: boolean): void {
  if (!given.has('view')) {
    if (given.has('open')) reject('example-open');
    return;
  }
  const conflict = given.has('status')
    ? { of: 'a rejected request', fix: 'remove view: visitors see nothing of an error' }
    : given.has('first')
      ? { of: 'a part of the shop', fix: 'remove view, or remove first to search all products' }
      : hasBody
        ? { of: 'a POST', fix: 'write the call as request="…", or remove view' }
        : undefined;
  if (conflict) reject('example-view', { of: conflict.of, fix: conflict.fix });
  if (!given.has('show')) reject('example-view-without-show');
}
