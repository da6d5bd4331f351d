import type { Metafile } from 'esbuild';
import { digest } from '../../source/digest';

type Inputs = Metafile['inputs'];

/** Gatsby's list of templates: it imports each one when a page needs it. */
const templateList = /\$virtual\/async-requires\.js$/;

const LOOK =
  'Gatsby writes its list of templates in another way than src/node/gatsby/renderer/renderer-groups.ts reads it: look at its bootstrap/requires-writer.js.';

/**
 * Hashes by which Gatsby finds the pages to render again: `render-page` of what all pages have, and one of each template,
 * by the name that Gatsby gives it. They are made of the sources: where one of them is another, so is the hash.
 * @param read gives the text of a file of the site
 * @param settings what else decides what is in the bundle
 */
export function rendererGroups(
  { inputs, outputs }: Pick<Metafile, 'inputs' | 'outputs'>,
  read: (file: string) => string,
  settings: string,
): Record<string, string> {
  const list = Object.keys(inputs).find((file) => templateList.test(file));
  const entry = Object.values(outputs).find(({ entryPoint }) => entryPoint)?.entryPoint;
  if (!list || !entry)
    throw new Error(
      `The bundle that renders pages lacks ${list ? 'its entry' : '$virtual/async-requires.js'}. ${LOOK}`,
    );
  const names = namesOf(read(list));
  const digests = new Map<string, string>();
  const digestOf = (file: string) => {
    const known = digests.get(file) ?? digest(isOfSite(file) ? read(file) : file);
    digests.set(file, known);
    return known;
  };
  const hashOf = (start: string) =>
    digest([settings, ...reached(inputs, start, list).map(digestOf)].join('\n'));
  const templates = (inputs[list]?.imports ?? []).flatMap(({ path, original = '' }) => {
    const name = names.get(original);
    return name ? [[name, hashOf(path)] as const] : [];
  });
  if (templates.length === 0 || templates.length !== names.size)
    throw new Error(
      `${names.size} templates have names, ${templates.length} of them are in the bundle. ${LOOK}`,
    );
  return { 'render-page': hashOf(entry), ...Object.fromEntries(templates) };
}

/** Names of templates, by what the list imports. */
function namesOf(list: string): Map<string, string> {
  const imports = list.matchAll(/import\("([^"]+)" \/\* webpackChunkName: "([^"]+)" \*\/\)/g);
  return new Map([...imports].map(([, file = '', name = '']) => [file, name]));
}

/** A file, and all that it needs, in the order of names. What the list of templates imports is not of all pages. */
function reached(inputs: Inputs, start: string, list: string): string[] {
  const found = new Set([start]);
  for (const file of found)
    if (file !== list)
      for (const { path, external } of inputs[file]?.imports ?? []) if (!external) found.add(path);
  return [...found].sort();
}

/** Versions of packages are part of the settings. */
function isOfSite(file: string): boolean {
  return !/(?:^|\/)node_modules\/|:/.test(file);
}
