import { expect } from 'vitest';
import { shopResponses } from '../../node/examples/shop-responses';
import { compile } from '../../node/markdown/compile';
import { readSiteFile } from '../../node/content/files';

/** A page of the documentation with these lines, compiled with the shop's responses. */
export const compiledExample = (body: string) =>
  compile(
    { file: 'content/docs/a.mdx', body, bodyLine: 5, title: 'Page', readFile: readSiteFile },
    shopResponses,
  );

/** The one fault of such a page. */
export async function exampleFault(body: string) {
  const { faults } = await compiledExample(body);
  expect(faults).toHaveLength(1);
  return faults[0];
}
