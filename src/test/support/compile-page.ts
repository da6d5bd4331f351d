import { compile, type CompileInput } from '../../node/markdown/compile';

/** Compiles a page without front matter, in a folder without other files. @param input what differs */
export const compilePage = (body: string, input: Partial<CompileInput> = {}) =>
  compile({
    file: 'content/docs/page.mdx',
    body,
    bodyLine: 1,
    title: 'Page',
    readFile: () => undefined,
    ...input,
  });
