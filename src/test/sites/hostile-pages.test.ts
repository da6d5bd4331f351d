import fs from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import { parseXml } from '@rgrove/parse-xml';
import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageTitle } from '../../lib/text/page-title';
import { valuesSeed } from '../outputs/hostile-values';
import { firstBuild } from './support/built-sites';
import { shownValues } from './support/hostile-pages';

const parser = unified().use(rehypeParse);

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit(parser.parse(html), 'element', (element) => void elements.push(element));
  return elements;
}

describe(`titles and descriptions with any characters (HOSTILE_SEED=${valuesSeed})`, () => {
  let folder = '';
  beforeAll(async () => {
    folder = `${(await firstBuild()).folder}/public`;
  });
  const read = (file: string) => fs.readFileSync(`${folder}${file}`, 'utf8');

  it.each(shownValues.flatMap((values) => ['docs', 'blog'].map((area) => ({ area, ...values }))))(
    'are in the head of /$area/$name',
    ({ area, name, title, description }) => {
      const page = elementsOf(read(`/${area}/${name}/index.html`));
      const meta = (key: string, value: string) =>
        page
          .filter(({ tagName, properties }) => tagName === 'meta' && properties[key] === value)
          .map(({ properties }) => properties['content']);
      const [shownTitle, h1] = ['title', 'h1'].map((tag) =>
        toString(page.find(({ tagName }) => tagName === tag)),
      );
      expect([shownTitle, h1]).toEqual([pageTitle(title), title]);
      expect(meta('property', 'og:title')).toEqual([title]);
      expect(meta('name', 'description')).toEqual([description]);
      expect(meta('property', 'og:description')).toEqual([description]);
      const data = page.find(({ properties }) => properties['type'] === 'application/ld+json');
      const { '@graph': graph } = JSON.parse(toString(data)) as {
        '@graph': Record<string, string>[];
      };
      expect(graph[0]).toMatchObject({ headline: title, description });
      expect(JSON.stringify(graph)).toContain(JSON.stringify(title));
    },
  );

  it('are in the files beside the pages', () => {
    interface Entry {
      route: string;
      title: string;
      description: string;
    }
    const { pages } = JSON.parse(read('/api/content.json')) as { pages: Entry[] };
    const { children } = createProcessor({ format: 'md' }).parse(read('/llms.txt'));
    const lines = children.flatMap((node) =>
      node.type === 'list' ? node.children.map((entry) => toString(entry)) : [],
    );
    for (const { name, title, description } of shownValues) {
      for (const area of ['docs', 'blog'])
        expect(pages.find(({ route }) => route === `/${area}/${name}`)).toMatchObject({
          title,
          description,
        });
      expect(lines.filter((line) => line === `${title}: ${description}`)).toHaveLength(2);
    }
  });

  it('leave sitemap and feeds well-formed', () => {
    const names = fs.readdirSync(folder).filter((name) => name.endsWith('.xml'));
    expect(names).toEqual(expect.arrayContaining(['atom.xml', 'rss.xml', 'sitemap-0.xml']));
    for (const name of names) expect(parseXml(read(`/${name}`)).root?.name).toMatch(/\w/);
  });
});
