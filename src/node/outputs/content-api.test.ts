import Compile from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../test/compiled-content';
import { docNode } from '../../test/doc-node';
import { sourceOf } from '../data/site-pages';
import { contentApiSchema } from '../transform/content-api-schema';
import { contentEntry } from '../transform/content-entry';
import { assistantFiles } from './assistant-files';

const file = 'content/docs/qsc-admin/api/assistants.mdx';
const node = docNode({
  file,
  path: '/docs/qsc-admin/api/assistants',
  title: 'Assistants',
  description: 'What it is.',
  tagKeys: ['api'],
  status: ['A line'],
  kind: 'how-to',
  frontMatter: { title: 'Assistants', description: 'What it is.' },
});

describe('/api/content.json', () => {
  it('has what its schema says, with full addresses', async () => {
    const { content } = await readPage(file);
    const page = contentEntry(
      sourceOf(node),
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
