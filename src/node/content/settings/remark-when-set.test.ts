import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { remarkWhenSet } from './remark-when-set';

const linkTo = (label: string) => ({
  type: 'link' as const,
  url: `install:${label}`,
  children: [],
});
const page = (setting: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'WhenSet',
      attributes: [{ type: 'mdxJsxAttribute', name: 'setting', value: setting }],
      children: [
        { type: 'code', lang: 'json', value: '"{GATSBY_MCP_URL}"' },
        { type: 'paragraph', children: [{ type: 'inlineCode', value: '{GATSBY_MCP_URL}' }] },
        { type: 'paragraph', children: ['Cursor', 'VS Code'].map(linkTo) },
      ],
    },
    { type: 'thematicBreak' },
  ],
});

function result(value: string, setting = 'GATSBY_MCP_URL') {
  const tree = page(setting);
  const file = new VFile({ path: 'content/docs/page.mdx' });
  remarkWhenSet({ GATSBY_MCP_URL: value })(tree, file);
  return { tree: JSON.stringify(tree), file };
}

it('content that depends on a setting contains its value, and is omitted without the setting', () => {
  const { tree, file } = result('https://docs.qsc.test/mcp');
  expect(tree.match(/https:\/\/docs\.qsc\.test\/mcp/g)).toHaveLength(2);
  expect(tree).not.toMatch(/WhenSet|GATSBY|install:/);
  const [cursor, code] = [...tree.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => new URL(url));
  const config = Buffer.from(cursor?.searchParams.get('config') ?? '', 'base64').toString();
  const url = 'https://docs.qsc.test/mcp';
  expect(JSON.parse(config)).toEqual({ url });
  expect(code?.href).toMatch(/^vscode:mcp\/install\?/);
  expect(JSON.parse(decodeURIComponent(code?.search.slice(1) ?? ''))).toMatchObject({ url });
  expect(file.data.faults).toBeUndefined();
  expect(result('').tree).toBe('{"type":"root","children":[{"type":"thematicBreak"}]}');
});

it('an unknown setting is a fault that lists the valid settings', () => {
  expect(result('x', 'GATSBY_MPC_URL').file.data.faults).toMatchObject([
    {
      severity: 'error',
      message: 'the prop "setting" of <WhenSet> is "GATSBY_MPC_URL"',
      expected: 'GATSBY_MCP_URL',
    },
  ]);
});
