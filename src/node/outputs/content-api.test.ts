import { createHash } from 'node:crypto';
import Compile from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../test/support/compiled-content';
import { docNode } from '../../test/support/doc-node';
import { sourceOf } from '../data/site-pages';
import { contentApiSchema, contentEntry } from '../transform/content-api';
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
  it('follows its schema, with full addresses', async () => {
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
  const read = (mcpUrl: string) => new Map(assistantFiles('/help', mcpUrl));

  it('list the skill with its digest', () => {
    const files = read('');
    const skill = files.get('/skill.md') ?? '';
    expect(skill).toMatch(/^---\nname: [a-z-]+\ndescription: .+\n---\n/);
    const index = JSON.parse(files.get('/.well-known/agent-skills/index.json') ?? '') as {
      skills: { url: string; digest: string }[];
    };
    const digest = createHash('sha256').update(skill).digest('hex');
    expect(index.skills).toMatchObject([
      { url: 'https://docs.example.org/help/skill.md', digest: `sha256:${digest}` },
    ]);
  });

  it('describe the tools if their server is configured, and do not exist otherwise', () => {
    const url = 'https://docs.example.org/mcp';
    const files = read(url);
    const [catalog, card, entry] = [
      '/.well-known/ai-catalog.json',
      '/.well-known/mcp/server-card.json',
      '/server.json',
    ].map((file) => JSON.parse(files.get(file) ?? '') as Record<string, unknown>);
    expect(catalog?.['entries']).toMatchObject([
      {
        type: 'application/mcp-server-card+json',
        url: 'https://docs.example.org/help/.well-known/mcp/server-card.json',
      },
    ]);
    for (const server of [card, entry]) {
      expect(server).toMatchObject({ remotes: [{ type: 'streamable-http', url }] });
      // Limits of both schemas.
      expect(server?.['name']).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
      expect(String(server?.['description']).length).toBeLessThanOrEqual(100);
      expect(String(server?.['title']).length).toBeLessThanOrEqual(100);
    }
    expect([...read('').values()].filter((text) => text === undefined)).toHaveLength(3);
  });
});
