import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementParts, type TreeNode } from '../lib/content-tree';
import { requestFaults } from '../search/checks/endpoints';
import { practiceTasks } from '../search/practice/browser/practice-tasks';
import { slotStore } from '../search/practice/browser/slot-store';
import type { PracticeStep, ProvenSteps, RunResult } from '../search/practice/browser/step';
import { readPage } from './compiled-content';
import { memorySlot } from './memory-slot';

const docs = 'content/docs';
const first = `${docs}/qsc-admin/tutorials/first-search-app-in-5-minutes.mdx`;
const pages = fs
  .readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .map((file) => `${docs}/${file}`)
  .filter((file) => file.endsWith('.mdx') && !/\/_[^/]*$/.test(file))
  .filter((file) => /<RunHere|^ *run$/m.test(fs.readFileSync(file, 'utf8')));

/** The steps of a page in their order, and the code blocks that they send. */
async function stepsOf(file: string): Promise<PracticeStep[]> {
  const { content } = await readPage(file);
  const blocks = new Map<string, string>();
  const found: { request: string; file?: string; hits?: string }[] = [];
  const walk = (node: TreeNode) => {
    if (typeof node === 'string') return;
    const { name, props, children } = elementParts(node);
    if (name === 'CodeBlock' && typeof props['title'] === 'string')
      blocks.set(
        props['title'],
        String(props['html'])
          .replace(/<[^>]*>/g, '')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      );
    if (name === 'RunHere') found.push(props as unknown as (typeof found)[number]);
    if (name === 'SearchExample' && typeof props['run'] === 'string')
      found.push({
        request: props['run'],
        ...(typeof props['hits'] === 'string' && { hits: props['hits'] }),
      });
    children.forEach(walk);
  };
  (content.tree as TreeNode[]).forEach(walk);
  return found.map(({ request, file: title, hits }) => {
    const [method = '', address = ''] = request.split(' ', 2);
    const [path = '', query = ''] = address.split('?', 2);
    const body = title === undefined ? undefined : blocks.get(title);
    return {
      call: { method, path, query, ...(body !== undefined && { body }) },
      ...(hits !== undefined && { hits: Number(hits) }),
    };
  });
}

describe('Run here', () => {
  it('is on the tutorials and the course', () => {
    expect(pages.map((file) => file.slice(`${docs}/qsc-admin/`.length)).sort()).toEqual([
      'course/getting-started.mdx',
      'search/chat-gpt/quick-start.mdx',
      'tutorials/external-opensearch-index.mdx',
      'tutorials/first-search-app-in-5-minutes.mdx',
    ]);
  });

  it.each(pages)('completes %s', async (file) => {
    const tasks = practiceTasks(slotStore(memorySlot()));
    const before = file === first ? [] : (await stepsOf(first)).slice(0, 2);
    for (const step of before) await tasks({ kind: 'run', step });
    const steps = await stepsOf(file);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const { method, path, query, body } = step.call;
      const url = `https://{host}${path}${query && `?${query}`}`;
      expect(requestFaults({ method, url, ...(body !== undefined && { body }) })).toEqual([]);
      const { response } = (await tasks({ kind: 'run', step })) as RunResult;
      expect(response.status, `${method} ${path}: ${JSON.stringify(response.body)}`).toBe(200);
    }
    const { done } = (await tasks({ kind: 'prove', steps })) as ProvenSteps;
    expect(done).toEqual(steps.map(() => true));
  });
});
