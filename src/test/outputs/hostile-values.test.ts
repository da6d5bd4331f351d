import { validateHeaderValue } from 'node:http';
import { createProcessor } from '@mdx-js/mdx';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { articleData, structuredDataText } from '../../lib/structured-data';
import { absoluteUrl } from '../../lib/addresses/urls';
import { apiFiles } from '../../node/api/openapi';
import { markdownLink } from '../../node/hosting/rules';
import { type Feed, atomFeed, jsonFeed, rssFeed } from '../../node/outputs/feeds/feed';
import { llmsFull, llmsIndex, type LlmsInput } from '../../node/outputs/llms';
import { markdownHead } from '../../node/outputs/output-pages';
import { docsDefinition } from '../../node/search/docs-definition';
import { documentsIn, writeDocuments } from '../../node/search/documents-file';
import { docRoute } from '../../node/content/file-routes';
import { docFields } from '../../node/content/front-matter/front-matter-fields';
import { readFrontMatter } from '../../node/content/front-matter/front-matter';
import { markdownPage } from '../../node/transform/markdown/markdown-page';
import type { IndexedDocument } from '../../search/engine/index/definition';
import { makeIndex } from '../../search/engine/index/make-index';
import { packIndex, unpackIndex, type PackedIndex } from '../../search/engine/packed/packed-index';
import { hostileText, onOneLine, valuesSeed } from './hostile-values';
import { temporaryFolder } from '../support/temporary-folder';

const { at } = temporaryFolder('qsc-values-');
const commonMark = createProcessor({ format: 'md' });
const fromMarkdown = (text: string) => commonMark.parse(text);

const address = (route: string) => `https://x.test${route}`;
const addresses = { link: (href: string) => href, picture: (src: string) => ({ src }) };

/** Title and description, as they are read from each output. */
const outputs: Readonly<Record<string, (title: string, description: string) => string[]>> = {
  'front matter': (title, description) => {
    const yaml = JSON.stringify({ title, description }).slice(1, -1).replace('","', '"\n"');
    const raw = `---\n${yaml.replace(/^"title":/m, 'title: ').replace(/^"description":/m, 'description: ')}\n---\n\nx\n`;
    const { values, faults } = readFrontMatter(raw, 'content/docs/a.md', docFields);
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    return [String(values.title), String(values.description)];
  },
  'JSON-LD': (title, description) => {
    const text = structuredDataText([articleData('TechArticle', { title, description, url: 'u' })]);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    const graph = (JSON.parse(text) as { '@graph': Record<string, string>[] })['@graph'];
    return [graph[0]?.['headline'] ?? '', graph[0]?.['description'] ?? ''];
  },
  'Markdown copy': (title, description) => {
    const page = { id: '1', file: 'f', path: '/docs/a', title, description };
    const head = markdownHead({ ...page, tagKeys: [], status: [], kind: 'concept' }, '');
    const [, yaml = ''] = head.split(/^---\n/m);
    const about = parse(yaml) as { title: string; description: string };
    expect([about.title, about.description]).toEqual([title, description]);
    const { children } = fromMarkdown(markdownPage({ title, description, tree: [] }, addresses));
    return children.map((node) => toString(node));
  },
  'llms.txt': (title, description) => {
    const entries = fromMarkdown(llmsIndex(llms(title, description))).children;
    const lists = entries.flatMap((node) => (node.type === 'list' ? node.children : []));
    const [link, text] =
      lists[0]?.children[0]?.type === 'paragraph' ? lists[0].children[0].children : [];
    expect(link).toMatchObject({ type: 'link', url: address('/docs/a.md') });
    return [toString(link), toString(text).replace(/^: /, '')];
  },
  'llms.txt, about the site': (title, description) => {
    const { children } = fromMarkdown(llmsIndex({ ...llms('a', 'b'), title, description }));
    return children.slice(0, 2).map((node) => toString(node));
  },
  'llms.txt, groups': (label) => {
    const page = { ...item('a', 'b'), page: undefined };
    const group = { kind: 'group', label, path: '/docs/g', items: [item('a', 'b')] };
    const sidebar = [{ ...page, ...group }] as unknown as LlmsInput['sidebar'];
    const { children } = fromMarkdown(llmsIndex({ ...llms('a', 'b'), sidebar }));
    const names = children.filter((node) => node.type === 'heading' && node.depth === 2);
    return [toString(names[0])];
  },
  'llms-full.txt': (title, description) => {
    const text = llmsFull({ ...llms('a', 'b'), title, description });
    return fromMarkdown(text)
      .children.slice(0, 2)
      .map((node) => toString(node));
  },
  RSS: (title, description) => texts(rssFeed(feed(title, description)), 'item', 'description'),
  Atom: (title, description) => texts(atomFeed(feed(title, description)), 'entry', 'summary'),
  'documents to feed': (title, description) => {
    writeDocuments(at('search.json'), [searched(title, description)]);
    return [...documentsIn(at('search.json'))].flatMap(searchedTexts);
  },
  'data of the search': (title, description) => {
    const index = makeIndex(docsDefinition('docs'), { documents: [searched(title, description)] });
    const written = JSON.stringify(packIndex(index));
    return unpackIndex(JSON.parse(written) as PackedIndex).documents.flatMap(searchedTexts);
  },
  'JSON feed': (title, description) => {
    const { items } = JSON.parse(jsonFeed(feed(title, description))) as {
      items: { title: string; summary: string }[];
    };
    return items.flatMap((one) => [one.title, one.summary]);
  },
};

function searched(title: string, description: string): IndexedDocument {
  const fields = { title, url: '/docs/a', description, section: 'Docs', breadcrumb: 'Docs' };
  return { id: '/docs/a', fields, passages: [] };
}

const searchedTexts = ({ fields }: Pick<IndexedDocument, 'fields'>) => [
  String(fields['title']),
  String(fields['description']),
];

const item = (title: string, description: string) => ({
  kind: 'page' as const,
  label: title,
  path: '/docs/a',
  page: { id: '1', title, path: '/docs/a', description },
});

function llms(title: string, description: string): LlmsInput {
  const page = { title, description, path: '/docs/a', markdown: '# a\n' };
  return {
    ...{ address, title: 'Site', description: 'About.', posts: [], lists: new Map() },
    sidebar: [item(title, description)] as unknown as LlmsInput['sidebar'],
    docs: new Map([['1', page]]),
  };
}

function feed(title: string, description: string): Feed {
  const day = '2025-01-01T00:00:00Z';
  return {
    ...{ title, description, language: 'en', url: 'u', stylesheet: 's', icon: 'i', updated: day },
    self: { rss: 'r', atom: 'a', json: 'j' },
    items: [
      {
        ...{ url: 'u', title, summary: description, html: `<p>${'x'}</p>` },
        ...{ published: day, updated: day },
        authors: [{ name: title, url: 'u' }],
        tags: [{ key: 'k', label: title }],
      },
    ],
  };
}

/** Title and summary of the item of a feed. */
function texts(xml: string, itemName: string, summary: string): string[] {
  const elementsIn = (element: XmlElement, name: string): XmlElement[] =>
    element.children.flatMap((child) => {
      if (!(child instanceof XmlElement)) return [];
      return child.name === name ? [child] : elementsIn(child, name);
    });
  const { root } = parseXml(xml);
  const [entry] = root ? elementsIn(root, itemName) : [];
  return entry ? ['title', summary].map((name) => elementsIn(entry, name)[0]?.text ?? '') : [];
}

it.each(Object.keys(outputs))(`%s keeps each value (HOSTILE_SEED=${valuesSeed})`, (name) => {
  fc.assert(
    fc.property(hostileText, hostileText, (title, description) => {
      const values = [onOneLine(title), onOneLine(description)];
      const written: [string, string] =
        name === 'front matter' ? [title, description] : [values[0] ?? '', values[1] ?? ''];
      const read = outputs[name]?.(...written) ?? [];
      expect(read).toEqual(values.slice(0, read.length));
      expect(read.length).toBeGreaterThan(0);
    }),
    { seed: valuesSeed, numRuns: 200 },
  );
});

const someValues = (numRuns: number, check: (value: string) => void) =>
  fc.assert(fc.property(hostileText, check), { seed: valuesSeed, numRuns });

it(`both files of the API have the same addresses (HOSTILE_SEED=${valuesSeed})`, () => {
  someValues(9, (value) => {
    const [yaml, json] = apiFiles(`/${value}`).map(([, text]) => parse(text) as unknown);
    expect(yaml).toEqual(json);
    expect(JSON.stringify(json)).toContain(
      JSON.stringify(absoluteUrl('', `/${value}`)).slice(1, -1),
    );
  });
});

it(`the header of a page names its copy, whatever its file is called (HOSTILE_SEED=${valuesSeed})`, () => {
  someValues(200, (value) => {
    const route = docRoute(`content/docs/${value.replaceAll('/', '')}.md`);
    const header = markdownLink(encodeURI(route));
    validateHeaderValue('Link', header);
    const [, address = ''] =
      /^<([^<>"\s]+)>; rel="alternate"; type="text\/markdown"$/.exec(header) ?? [];
    expect(decodeURI(address)).toBe(route);
    expect(new URL(address, 'https://x.test').pathname).toBe(address);
  });
});
