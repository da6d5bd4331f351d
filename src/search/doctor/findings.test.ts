import fs from 'node:fs';
import GithubSlugger from 'github-slugger';
import { expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { findingPages } from './findings';

/** Ids of the headings of a page, as authors set them or as they follow from the text. */
function idsOf(route: string): string[] {
  const base = route.replace(contentRoute('/docs'), 'content/docs');
  const file = [`${base}.mdx`, `${base}/index.mdx`].find((name) => fs.existsSync(name));
  if (file === undefined) throw new Error(`there is no page ${route}`);
  const slugger = new GithubSlugger();
  return [...fs.readFileSync(file, 'utf8').matchAll(/^##+ (.*?)(?: \{#(.+)\})?$/gm)].map(
    ([, text = '', id]) => id ?? slugger.slug(text),
  );
}

it.each([...new Set(findingPages)])('the section that explains a rule exists: %s', (page) => {
  const [route = '', id] = page.split('#');
  expect(id === undefined || idsOf(route).includes(id)).toBe(true);
});
