import { describe, expect, it } from 'vitest';
import { highlightedCode, highlightedJson } from './highlighted-code';

describe('highlighted code', () => {
  it('has texts and words of the language in colors and no HTML of the code', () => {
    expect(highlightedCode("const a = '<b>';")).toBe(
      '<i class="k">const</i> a = <i class="s">\'&lt;b&gt;\'</i>;',
    );
  });

  it('has the parts of a request in the colors of the build', () => {
    expect(highlightedCode('GET https://a.example/?q=a&r=1 HTTP/1.1\nX-A: b')).toBe(
      '<i class="f">GET</i> <i class="p">https://a.example/?q=a&amp;r=1</i> <i class="n">HTTP/1.1</i>\n<i class="p">X-A</i>: b',
    );
  });

  it('distinguishes names, texts and other values of JSON', () => {
    expect(highlightedJson('{ "a\\"b": "c: 1", "d": -1.5, "e": true }')).toBe(
      '{ <i class="p">"a\\"b"</i>: <i class="s">"c: 1"</i>, <i class="p">"d"</i>: <i class="n">-1.5</i>, <i class="p">"e"</i>: <i class="n">true</i> }',
    );
  });
});
