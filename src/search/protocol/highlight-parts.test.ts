import { expect, it } from 'vitest';
import { highlightParts } from './highlight-parts';

it('marks text in the usual tags, decodes entities and leaves other tags as text', () => {
  expect(
    highlightParts('a <mark>b</mark> <em>c</em> &lt;i&gt; &amp; &#39;d&#x27; <i>e</i>'),
  ).toEqual([
    { text: 'a ', isMark: false },
    { text: 'b', isMark: true },
    { text: ' ', isMark: false },
    { text: 'c', isMark: true },
    { text: " <i> & 'd' <i>e</i>", isMark: false },
  ]);
});

it.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['</mark>open', 'open'],
  ['&constructor; &#0; &#9999999; &', '&constructor; &#0; &#9999999; &'],
])('keeps %s as text', (html, text) => {
  expect(highlightParts(html)).toEqual([{ text, isMark: false }]);
});
