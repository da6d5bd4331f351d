// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { codeText } from './code-block';

afterEach(() => document.body.replaceChildren());

function textOf(html: string): string {
  document.body.innerHTML = html;
  return codeText(document.querySelector('code'));
}

it('copies a patch with its plus and minus signs and its deleted lines', () => {
  expect(
    textOf(
      '<pre class="language-diff"><code><span class="ln del">- old\n</span><span class="ln add">+ new\n</span><span class="ln">  same\n</span></code></pre>',
    ),
  ).toBe('- old\n+ new\n  same');
});

it('copies a sample with added and deleted lines without the deleted ones', () => {
  expect(
    textOf(
      '<pre class="language-js"><code><span class="ln del">old();\n</span><span class="ln add">made();\n</span></code></pre>',
    ),
  ).toBe('made();');
});
