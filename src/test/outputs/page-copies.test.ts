import { describe, expect, it } from 'vitest';
import { compilePage } from '../support/compile-page';
import { lostWords, nothing } from './page-copies';

const pictures = '![One](./a.png)\n\n![Two](./b.png)\n\n';

async function losesNothing(body: string, formats: readonly string[]): Promise<void> {
  for (const format of formats) {
    const content = await compilePage(body, { file: `content/docs/a.${format}`, title: '' });
    expect(content.faults).toEqual([]);
    expect(lostWords(content)).toEqual(nothing);
  }
}

describe('copies, the search, and feeds have all words of', () => {
  it.each([
    ['a number with an exponent', 'About 10<sup>6</sup> and H<sub>2</sub>O.'],
    [
      'keys and marks',
      'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, <mark>now</mark>, <ins>in</ins>, <q>said</q>.',
    ],
    ['an abbreviation', 'The <abbr title="Search platform">QSC</abbr> runs.'],
    ['pictures', `${pictures}Text ![Three](./c.png) of it\n![Four](./d.png).`],
    ['a picture of a size of its own', 'Text <img src="./a.png" alt="One" width="9" /> of it.'],
    ['a linked picture', '[![One](./a.png) and more](/docs)'],
    ['a line break', 'One<br />two\\\nthree'],
    ['tasks', '- [x] Done this\n- [ ] Not yet'],
    ['nested lists', '- a\n  1. b\n\n     c\n- d'],
    ['a table', '| A | B |\n|--|:-:|\n| `x` \\| y | ![One](./a.png) |\n| <br /> | z |'],
    [
      'a table of HTML',
      '<table><caption>Of all</caption><tbody><tr><td>a</td><td><b>b</b></td></tr></tbody></table>',
    ],
    ['definitions', '<dl><dt>Term</dt><dd>Meaning</dd></dl>'],
    ['a footnote', 'Text[^1] more.\n\n[^1]: The note.\n\n    Its second part.'],
    ['details', '<details>\n<summary>More</summary>\n\nInside\n\n</details>'],
    ['a note', ':::warning[Take **care** of `x`]\n\nText.\n\n- item\n\n:::'],
    ['a note in a list', '- one\n\n  :::tip\n\n  two\n\n  :::'],
    ['a quote', '> one\n>\n> > two'],
    ['struck out words', '~~old~~ new'],
    ['a heading with code', '## The `x` of <kbd>y</kbd>\n\nText'],
    ['code with a note', '```js title="a.js"\na; // (1)\n```\n\n1. The note'],
    ['a diff', '```diff\n- old\n+ new\n```'],
    ['code with marks', '```js {1} showLineNumbers\na();\n// highlight-next-line\nb();\n```'],
    ['signs of Markdown', '\\*a\\* \\_b\\_ \\[c\\] \\# 1\\. x_y_z 2 \\* 3'],
    [
      'attributes that are read aloud',
      'A <span aria-label="in words">x</span>, <b title="of bold">y</b>, [z](/docs "of a link"), ![a](./a.png "of it").',
    ],
    [
      'names of blocks',
      '<div role="region" aria-label="Region" aria-description="Of it">\n\nText.\n\n</div>\n\n<ul title="List"><li title="Item">a</li></ul>\n\n<p title="Paragraph">b</p>',
    ],
    [
      'names of parts of a table',
      '<table summary="Summary"><caption title="Caption">Of all</caption><tbody><tr><td aria-label="Cell">a</td></tr></tbody></table>',
    ],
    [
      'names of code, links, and headings',
      'A <code title="Code">x</code>, <a href="/docs" aria-label="Link">y</a>, <del title="Deleted">z</del>.\n\n<h2 title="Heading">H</h2>',
    ],
    [
      'names of choices',
      '<select aria-label="Choose"><optgroup label="Group"><option label="First"></option><option>Second</option></optgroup></select>',
    ],
    ['a film with a name', '<video src="./a.mp4" title="The tour"></video>'],
    ['entities', 'A &amp; B &copy; C&nbsp;D &lt;b&gt;'],
  ])('%s', (_, body) => losesNothing(body, ['md', 'mdx']));

  it.each([
    ['tabs', '<Tabs>\n<Tab label="One">\n\na\n\n</Tab>\n<Tab label="Two">\n\nb\n\n</Tab>\n</Tabs>'],
    ['steps', '<Steps>\n\n1. First\n\n   More\n\n2. Second\n\n</Steps>'],
    ['details of the site', '<Details summary="More of it">\n\nInside\n\n</Details>'],
    ['cards', '<Cards>\n\n- [Title](/docs)\n\n  What it is\n\n</Cards>'],
    ['a formula in a sentence', 'With $a+b$ it holds.'],
    ['values of expressions', 'export const n = 5;\n\nThere are {n} of {[1, 2].length}.'],
  ])('%s', (_, body) => losesNothing(body, ['mdx']));
});
