import { expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { pageBody } from './page-body';
import { linkTerms, termRoutes } from './terms';

const routeOf = termRoutes([
  ['Index', '/docs/terms#index'],
  ['Feed event', '/docs/terms#feed-event'],
  ['Index', '/docs/other'],
  ['Short URL API', '/docs/short-url'],
]);

const bodyOf = async (code: string, route = '/docs/page') => {
  const { tree } = await compilePage(`\`\`\`mermaid title="Flow"\n${code}\n\`\`\``);
  return JSON.stringify(pageBody(linkTerms(tree, routeOf, route)));
};

it('links nodes that are terms, once and in the plural, and lets screen readers in', async () => {
  const body = await bodyOf(
    'flowchart TD\n  a["Feed events"] -->|"index"| b["index"] --> c["Shelf"]',
  );
  expect(body.match(/<a [^>]*>/g)).toEqual([
    String.raw`<a class=\"term\" href=\"/docs/terms#feed-event\">`,
    String.raw`<a class=\"term\" href=\"/docs/terms#index\">`,
  ]);
  expect(body).toContain(String.raw`role=\"group\" aria-label=\"Flow\"`);
  // The icon of the button is hidden, the drawing is not.
  expect(body.match(/aria-hidden/g)).toHaveLength(1);
});

it('links both forms of a diagram that is too wide for phones', async () => {
  const body = await bodyOf(
    'flowchart LR\n  a["Feed events"] -->|"index"| b["index"] --> c["Shelf"]',
  );
  expect(body).toContain(String.raw`class=\"narrow\"`);
  expect(body.match(/href=\\"\/docs\/terms#index\\"/g)).toHaveLength(2);
  expect(body.match(/aria-hidden/g)).toHaveLength(1);
});

it('leaves a diagram without terms one picture', async () => {
  const body = await bodyOf('flowchart LR\n  a["One"] --> b["Two"]');
  expect(body).not.toContain('<a ');
  expect(body).toContain(String.raw`role=\"img\"`);
});

it('does not link a page to itself', async () => {
  expect(
    await bodyOf('flowchart LR\n  a["Short URL API"] --> b["Two"]', '/docs/short-url'),
  ).not.toContain('<a ');
});
