import type { Finding } from './findings';

/** Where a name or value is in the text: as a parameter, as a key, or as it is; else the whole address. */
export function placeOf(text: string, names: readonly string[], url = ''): Finding['at'] {
  const forms = names
    .filter(Boolean)
    .flatMap((name) => [`${name}=`, `"${name}"`, `'${name}'`, name, encodeURIComponent(name)]);
  for (const form of [...forms, url, url.replace(/^https?:\/\/[^/]+/, '')]) {
    const at = form === '' ? -1 : text.indexOf(form);
    if (at >= 0) return [at, at + form.replace(/=$/, '').length];
  }
  return [0, 0];
}
