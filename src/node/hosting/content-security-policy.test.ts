import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineCode } from './content-security-policy';

/** Names of the directives that would fall back to `default-src`, without `-src`. */
const fetched = 'child connect font frame img manifest media object script style worker'.split(' ');

/** Sources by directive. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it.each([false, true])(
  'only prefetched pages fall back to default-src (inline styles: %s)',
  (inlineStyles) => {
    const page = inlineCode('<script>run()</script><p style="color: red">x</p>');
    const directives = directivesOf(contentSecurityPolicy([page], { inlineStyles }));
    expect(directives.get('default-src')).toEqual(["'self'"]);
    for (const kind of fetched) expect(directives.has(`${kind}-src`), kind).toBe(true);
    for (const kind of ['child', 'frame', 'object'])
      expect(directives.get(`${kind}-src`), kind).toEqual(["'none'"]);
  },
);

it('only connections, and pictures as data, have sources besides this host', () => {
  const directives = directivesOf(contentSecurityPolicy([inlineCode('<script>run()</script>')]));
  const others = [...directives].filter(([, sources]) =>
    sources.some((source) => !/^'(?:self|none|sha256-.*)'$/.test(source)),
  );
  expect(others.map(([name]) => name)).toEqual(['img-src', 'connect-src']);
});
