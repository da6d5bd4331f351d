import { createFileNode } from 'gatsby-source-filesystem/create-file-node';

/** What a plugin wants to do with a node: the name of the action, and its arguments, of which the plugin is one. */
export interface Mutation {
  type: string;
  payload: readonly unknown[];
}

/** Whose nodes are files. */
interface Plugin {
  name: string;
  pluginOptions?: object;
}

/** The plugin that watches files, when it is what makes the node. */
export function watcherOf({ payload }: Mutation): Plugin | undefined {
  const plugins = payload as readonly (Partial<Plugin> | undefined)[];
  return plugins.find((value): value is Plugin => value?.name === 'gatsby-source-filesystem');
}

/**
 * Makes nodes of saved files again. Most programs empty a file before they write it, and the plugin may have read it in
 * between: then its digest is that of an empty file, by which the page is taken for another one that was met so. Files
 * that are gone are left out; the plugin says so by itself.
 */
export async function readAgain(mutations: readonly Mutation[]): Promise<Mutation[]> {
  const read = await Promise.all(mutations.map(readOneAgain));
  return read.filter((mutation) => mutation !== undefined);
}

async function readOneAgain(mutation: Mutation): Promise<Mutation | undefined> {
  const [node, ...others] = mutation.payload as [
    { id: string; absolutePath: string },
    ...unknown[],
  ];
  const watcher = watcherOf(mutation);
  if (mutation.type !== 'createNode' || !watcher) return mutation;
  try {
    const { absolutePath, id } = node;
    const made = await createFileNode(absolutePath, () => id, watcher.pluginOptions);
    return { ...mutation, payload: [made, ...others] };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
