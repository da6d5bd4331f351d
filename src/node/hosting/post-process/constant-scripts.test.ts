import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withConstantScripts } from './post-process-page';
import { contentSecurityPolicy, inlineCode } from '../content-security-policy';

const page = (path: string) =>
  `<p>x</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  `<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n </script>` +
  `<script>window.___webpackCompilationHash="of-webpack";</script><script src="/webpack-runtime.js" async></script>`;

it('pages of all paths and builds have the same inline scripts', () => {
  const one = withConstantScripts(page('/docs/a"&<b'));
  const other = withConstantScripts(page('/'));
  expect(inlineCode(one).scripts).toEqual(inlineCode(other).scripts);
  expect(inlineCode(one).scripts).toHaveLength(3);
  expect(one).toContain('data-value="/docs/a&quot;&amp;&lt;b"');
  expect(one).toContain('data-value="of-webpack"');
  expect(withConstantScripts(one)).toBe(one);
});

it('the policy allows the inline scripts and styles of pages by hash, and no others', () => {
  const code = inlineCode(
    '<style data-x="">a{}</style><script>run()</script><script type="application/ld+json">{}</script><script async src="/x.js"></script>',
  );
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(code).toEqual({
    scripts: [hashOf('run()')],
    styles: [hashOf('a{}')],
  });
  const policy = contentSecurityPolicy([code]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-/);
  // The style element that Emotion makes empty.
  expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(policy).not.toContain('unsafe');
  // Video and audio files beside pages.
  expect(policy).toContain("media-src 'self'");
  expect(policy).toBe(contentSecurityPolicy([code, code]));
});
