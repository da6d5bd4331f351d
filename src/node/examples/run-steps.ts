import { textProp } from '../authoring/content-component';
import type { CompiledContent, CompiledStep } from '../content/compiled-content';
import { allElements } from '../content/nodes/content-tree';

/** The calls that a page offers to run, in their order, with the code blocks that they send. */
export function runSteps({ tree, samples }: Pick<CompiledContent, 'tree' | 'samples'>) {
  return allElements(tree).flatMap(({ name, props }): CompiledStep[] => {
    const request = textProp(props, name === 'RunHere' ? 'request' : 'run');
    const [, method, path, query] = /^(\S+) ([^?]+)\??(.*)$/.exec(request) ?? [];
    if (!['RunHere', 'SearchExample'].includes(name) || !method || !path) return [];
    const [file, hits, ids] = ['file', 'hits', 'ids'].map((prop) => textProp(props, prop));
    const code = samples.find(({ title }) => title !== '' && title === file)?.code;
    const body = code ?? props['body'];
    return [
      {
        ...{ method, path, query: query ?? '', needsShop: 'shop' in props },
        ...(typeof body === 'string' && { body }),
        ...(hits && { hits: Number(hits) }),
        ...(ids && { ids: ids.split(',') }),
      },
    ];
  });
}
