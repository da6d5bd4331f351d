import Compile from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../test/compiled-content';
import type { PageNode } from '../data/gatsby-nodes';
import { contentApiPage } from './content-api';
import { contentApiSchema } from './content-api-schema';
import { assistantFiles } from './assistant-files';

const file = 'content/docs/qsc-admin/api/assistants.mdx';
const node: PageNode = {
  id: file,
  parent: null,
  file,
  path: '/docs/qsc-admin/api/assistants',
  title: 'Assistants',
  description: 'What it is.',
  tagKeys: ['api'],
  draft: false,
  unlisted: false,
  keywords: [],
  questions: [],
  searched: true,
  boost: 'normal',
  frontMatterFaults: [],
  places: {},
  bodyLine: 1,
  internal: { type: 'DocPage', contentDigest: '' },
  sidebarLabel: 'Assistants',
  sidebarPosition: null,
  status: ['A line'],
  kind: 'how-to',
  frontMatter: { title: 'Assistants', description: 'What it is.' },
};

describe('/api/content.json', () => {
  it('has what its schema says, with full addresses', async () => {
    const { content } = await readPage(file);
    const page = contentApiPage(
      node,
      content,
      (href) => (/^\.+\//.test(href) ? '/docs/x' : href),
      '/help',
    );
    const valid = Compile(contentApiSchema);
    expect(valid.Errors({ $schema: 'a', site: 'b', pages: [page] })).toEqual([]);
    expect(valid.Check({ $schema: 'a', site: 'b', pages: [{ ...page, tags: 'api' }] })).toBe(false);
    expect(page.markdown).toBe('https://docs.example.org/help/docs/qsc-admin/api/assistants.md');
    for (const link of page.links) expect(link).toMatch(/^https:\/\/docs\.example\.org\/help\//);
    expect(page.notCovered).toEqual(['A line']);
  });
});

describe('the files for assistants', () => {
  it('name the tools and full addresses', () => {
    const files = new Map(assistantFiles('/help'));
    const offers = JSON.parse(files.get('/.well-known/assistants.json') ?? '') as {
      tools: { name: string }[];
      openapi: string;
    };
    expect(offers.tools.map(({ name }) => name)).toContain('validate_request');
    expect(offers.openapi).toBe('https://docs.example.org/help/openapi/qsc.json');
    expect(files.get('/skill.md')).toMatch(/^---\nname: [a-z-]+\ndescription: .+\n---\n/);
  });
});
