import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { encodingFault } from '../../node/data/encoding';
import { releaseFaults } from '../../node/data/releases';
import { createEntryNodes, tagFields } from '../../node/data/settings-nodes';
import { remarkSearchExamples } from '../../node/examples/remark-search-examples';
import { shopResponses } from '../../node/examples/shop-responses';
import { compile } from '../../node/markdown/compile';
import { reportSyntaxError } from '../../node/markdown/syntax-faults';
import { checkPages, type CheckContext } from '../../node/routes/checks';
import { codeLinkFaults, includeFaults, partialsLikePages } from '../../node/routes/collect-faults';
import { withoutDuplicates } from '../../node/routes/docs-routes';
import { readRedirects } from '../../node/routes/redirects';
import { readSynonyms } from '../../node/search/synonyms';
import { readProducts } from '../../node/shop/products';
import { readRedirects as readQueries } from '../../node/shop/shop';
import { fileNameFaults } from '../../node/content/file-names';
import { docRoute, postRoute } from '../../node/content/file-routes';
import type { Fault } from '../../node/faults/faults';
import { readSiteFile } from '../../node/content/files';
import { docFields, postFields } from '../../node/content/front-matter/front-matter-fields';
import { readFrontMatter } from '../../node/content/front-matter/front-matter';
import { faultsOf } from '../../node/content/nodes/report-fault';
import { element } from '../../node/content/nodes/site-element';
import { pageStep, type PageFailures } from '../../node/workers/page-step';

const figure = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

/** Files beside the page with the fault. */
const neighbors: Readonly<Record<string, string>> = {
  'content/docs/_part.mdx': 'Part.',
  'content/docs/a.mjs': '// #region part\nx;\n// #endregion\n',
  'content/docs/a.figure.svg': figure('<rect class="node" width="5" height="5" />'),
  'content/docs/red.figure.svg': figure('<rect fill="red" width="5" height="5" />'),
};
const published = [
  'shop.png',
  'shop.light.png',
  'shop.dark.png',
  'text.png',
  'huge.png',
  'open.svg',
  'parts.svg',
].map((name) => `content/docs/${name}`);
const files = [...published, ...Object.keys(neighbors), 'static/icon.svg'];
const pictureFaults = new Map([
  ['content/docs/text.png', 'image-unreadable' as const],
  ['content/docs/huge.png', 'image-too-large' as const],
  ['content/docs/open.svg', 'image-without-size' as const],
  ['content/docs/parts.svg', 'image-parts' as const],
]);
const linkedByCode = new Set([...Object.values(docPages), ...Object.values(topicPages)]);
const routes = new Set(['/docs', '/docs/other', ...linkedByCode]);

const emptyPage = {
  ...{ frontMatterFaults: [], positions: {}, tagKeys: [], authorKeys: [], questions: [] },
  content: { faults: [], links: [], images: [], media: [], ids: [], headings: [] },
};
const other = { ...emptyPage, file: 'content/docs/other.mdx', path: '/docs/other' };

const context: CheckContext = {
  ...{ tags: ['facet'], authors: [], routes },
  fileExists: (name) => files.includes(name),
  isPublished: (name) => published.includes(name),
  namesIn: (folder) =>
    files.flatMap((name) => (path.posix.dirname(name) === folder ? path.posix.basename(name) : [])),
  pictureFault: (name) => pictureFaults.get(name),
};

async function pageFaults(raw: string, file: string): Promise<Fault[]> {
  const fields = file.startsWith('content/blog/') ? postFields : docFields;
  const {
    values,
    faults: frontMatterFaults,
    positions,
    source,
  } = readFrontMatter(raw, file, fields);
  const { body, bodyLine } = source;
  const readFile = (name: string) => neighbors[name] ?? readSiteFile(name);
  const content = await compile({ file, body, bodyLine, title: 'T', readFile }, shopResponses);
  const page = {
    ...{ file, content, frontMatterFaults },
    path: fields === postFields ? postRoute(file) : docRoute(file),
    positions: Object.fromEntries(positions),
    tagKeys: values.tags ?? [],
    authorKeys: [],
    questions: values.questions ?? [],
  };
  return checkPages([page, other], context);
}

const withTitle = (body: string) => `---\ntitle: T\n---\n\n${body}\n`;

async function newsFaults(text: string): Promise<Fault[]> {
  const file = 'content/docs/news.mdx';
  const content = await compile({ file, body: text, bodyLine: 1, title: 'T', readFile: () => '' });
  return releaseFaults(file, content);
}

/** Runs with a folder that holds one file. */
async function withFile<Result>(
  name: string,
  text: string,
  run: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-advice-'));
  try {
    fs.writeFileSync(path.join(folder, name), text);
    return await run(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function tagFaults(folder: string): Fault[] {
  const faults: Fault[] = [];
  const actions = {
    createNode: (node: { faults?: Fault[] }) => faults.push(...(node.faults ?? [])),
    createParentChildLink: () => undefined,
  };
  const args = { node: {}, actions, createNodeId: String, createContentDigest: String } as unknown;
  type Args = Parameters<typeof createEntryNodes>[0];
  createEntryNodes(args as Args, path.join(folder, 'tags.yml'), 'Tag', tagFields, 'label');
  return faults;
}

/** Faults of a step of the build that throws for the text `throw`. */
function failingStep(text: string): Fault[] {
  const step = () => {
    if (text === 'throw') throw new Error('reason');
  };
  const file = new VFile();
  const faults: Fault[] = [];
  try {
    pageStep('content/docs/a.md', 'make HTML', step);
  } catch (error) {
    reportSyntaxError(new Error('reason'), file);
    faults.push(...(error as PageFailures).faults, ...faultsOf(file, 'content/docs/a.md'));
  }
  return faults;
}

async function callFaults(query: string): Promise<Fault[]> {
  const file = new VFile();
  const address = 'https://{host}/api/v1/search/{tenant}/{index}';
  const values = { tenant: 'demo', index: 'products' };
  const call = JSON.stringify({ method: 'GET', address, values, query });
  const children = [element('CallExample', [], { call })];
  await remarkSearchExamples()({ type: 'root', children }, file);
  return faultsOf(file, 'content/docs/a.mdx');
}

const file = 'content/settings';
const targets = { routes, ids: new Map([['/docs/other', ['part']]]) };

/** The faults of a text, by the way to read it: as the body of a page, as a page or post, or as a file of settings. */
const readings = {
  mdx: (text) => pageFaults(withTitle(text), 'content/docs/page.mdx'),
  md: (text) => pageFaults(withTitle(text), 'content/docs/page.md'),
  page: (text) => pageFaults(text, 'content/docs/page.mdx'),
  post: (text) => pageFaults(text, 'content/blog/post.mdx'),
  news: newsFaults,
  tags: (text) => withFile('tags.yml', text, tagFaults),
  category: (text) =>
    includeFaults(
      { folder: '', include: [/\[(.*)\]/.exec(text)?.[1] ?? ''] },
      [],
      (name) => name === other.file,
    ),
  synonyms: (text) => readSynonyms(text, file).faults,
  redirects: (text) => readRedirects(text, targets).faults,
  queries: (text) => readQueries(text, file, routes).faults,
  products: (text) => readProducts(text, file).faults,
  bytes: (text) =>
    [encodingFault(Buffer.from(text, 'latin1'), file)].flatMap((fault) => fault ?? []),
  name: (name) =>
    withFile(name, '', (folder) => [
      ...fileNameFaults(folder),
      ...checkPages([{ ...other, path: docRoute(`content/docs/${name}`) }], context),
    ]),
  link: (to) =>
    withFile('beside.md', '', (folder) => {
      fs.symlinkSync(to, path.join(folder, 'link.md'));
      return fileNameFaults(folder);
    }),
  slugs: (text) => {
    const candidates = text.split(' ').map((slug, index) => ({
      ...{ path: `/docs/${slug}`, template: 'doc' as const, context: {} },
      file: `content/docs/${index}.md`,
    }));
    const generated = [{ path: '/docs/tags', template: 'docs-tags', context: {} }];
    const all = [...candidates, ...generated] as unknown as Parameters<typeof withoutDuplicates>[0];
    return withoutDuplicates(all).faults;
  },
  partial: (title) => {
    const internal = { contentFilePath: path.resolve('content/docs/_part.md') };
    const nodes = [{ frontmatter: { title }, internal }] as unknown as [];
    return partialsLikePages({ getNodesByType: () => nodes });
  },
  step: failingStep,
  routes: (text) => codeLinkFaults(text === 'all' ? linkedByCode : new Set()),
  call: callFaults,
} satisfies Record<string, (text: string) => Fault[] | Promise<Fault[]>>;

/** A text with a fault, the text after its author followed the advice, and the way to read both. */
export type Advice = readonly [wrong: string, right: string, reading?: keyof typeof readings];

/** Tests that each code of a fault has a text with it, and that following its advice removes it. */
export function testAdvice(texts: object, advice: Readonly<Record<string, Advice>>): void {
  it('each code of a fault has a text with it and one whose author followed the advice', () => {
    expect(Object.keys(advice).sort()).toEqual(Object.keys(texts).sort());
  });

  describe('following the advice of a fault removes it', () => {
    it.each(Object.entries(advice))('%s', async (code, [wrong, right, reading = 'mdx']) => {
      const before = (await readings[reading](wrong)).map((fault) => fault.code);
      expect(before).toContain(code);
      expect(await readings[reading](right)).toEqual([]);
    });
  });
}
