import { elementParts, type TreeNode } from '../../lib/content-tree';
import { textProp } from '../components/content-component';
import type { CompiledContent, CompiledStep } from '../source/compiled-content';

/** The calls that a page offers to run, in their order, with the code blocks that they send. */
export function runSteps({ tree, samples }: Pick<CompiledContent, 'tree' | 'samples'>) {
  const steps: CompiledStep[] = [];
  const walk = (node: TreeNode) => {
    if (typeof node === 'string') return;
    const { name, props, children } = elementParts(node);
    const request = textProp(props, name === 'RunHere' ? 'request' : 'run');
    const [, method, path, query] = /^(\S+) ([^?]+)\??(.*)$/.exec(request) ?? [];
    if (['RunHere', 'SearchExample'].includes(name) && method && path) {
      const [file, hits, ids] = ['file', 'hits', 'ids'].map((prop) => textProp(props, prop));
      const code = samples.find(({ title }) => title !== '' && title === file)?.code;
      const body = code ?? props['body'];
      steps.push({
        ...{ method, path, query: query ?? '', needsShop: 'shop' in props },
        ...(typeof body === 'string' && { body }),
        ...(hits && { hits: Number(hits) }),
        ...(ids && { ids: ids.split(',') }),
      });
    }
    children.forEach(walk);
  };
  tree.forEach(walk);
  return steps;
}
