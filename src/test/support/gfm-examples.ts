/** Name, Markdown and HTML of GFM's constructs: our own examples of each rule of the GFM specification. */
export const gfmExamples: [name: string, markdown: string, html: string][] = [
  [
    'table: header, delimiter row, cells',
    '| name | type |\n| --- | --- |\n| q | string |',
    '<table><thead><tr><th scope="col">name</th><th scope="col">type</th></tr></thead><tbody><tr><td>q</td><td>string</td></tr></tbody></table>',
  ],
  [
    'table: outer pipes are optional, alignment by colons',
    'name | count | price\n:-- | :-: | --:\ndrill | 2 | 129',
    '<table><thead><tr><th class="align-left" scope="col">name</th><th class="align-center" scope="col">count</th><th class="align-right" scope="col">price</th></tr></thead><tbody><tr><td class="align-left">drill</td><td class="align-center">2</td><td class="align-right">129</td></tr></tbody></table>',
  ],
  [
    'table: an escaped pipe is part of the cell, also in code',
    '| a |\n| - |\n| x \\| y |\n| `x \\| y` |',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>x | y</td></tr><tr><td><code>x | y</code></td></tr></tbody></table>',
  ],
  [
    'table: ends at another block',
    '| a |\n| - |\n| x |\n> quote',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table><blockquote><p>quote</p></blockquote>',
  ],
  [
    'table: needs as many delimiters as headers',
    '| a | b |\n| - |\n| x |',
    '<p>| a | b | | - | | x |</p>',
  ],
  [
    'table: rows may have fewer or more cells',
    '| a | b |\n| - | - |\n| x |\n| x | y | z |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>x</td><td></td></tr><tr><td>x</td><td>y</td></tr></tbody></table>',
  ],
  [
    'table: may have no rows',
    '| a |\n| - |',
    '<table><thead><tr><th scope="col">a</th></tr></thead></table>',
  ],
  [
    'table: interrupts a paragraph',
    'Text\n| a |\n| - |\n| x |',
    '<p>Text</p><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>',
  ],
  [
    'task list items',
    '- [ ] open\n- [x] done\n- [X] done too',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> open</li><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done too</li></ul>',
  ],
  [
    'task list items nest',
    '- [x] outer\n  - [ ] inner',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> outer<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> inner</li></ul></li></ul>',
  ],
  ['brackets without a list are text', '[ ] open', '<p>[ ] open</p>'],
  ['strikethrough with two tildes', '~~old~~ new', '<p><del>old</del> new</p>'],
  ['strikethrough with one tilde', '~old~ new', '<p><del>old</del> new</p>'],
  [
    'strikethrough does not span paragraphs',
    'This ~~has\n\nnew paragraph~~.',
    '<p>This ~~has</p><p>new paragraph~~.</p>',
  ],
  ['three tildes strike nothing', 'This ~~~is not~~~ struck', '<p>This ~~~is not~~~ struck</p>'],
  [
    'autolink: www',
    'See www.example.org.',
    '<p>See <a href="http://www.example.org">www.example.org</a>.</p>',
  ],
  [
    'autolink: http',
    'https://example.org/a?b=c',
    '<p><a href="https://example.org/a?b=c">https://example.org/a?b=c</a></p>',
  ],
  [
    'autolink: trailing punctuation stays outside',
    'Visit https://example.org/a!',
    '<p>Visit <a href="https://example.org/a">https://example.org/a</a>!</p>',
  ],
  [
    'autolink: closing parenthesis without an opening one stays outside',
    '(https://example.org/a(b)c)',
    '<p>(<a href="https://example.org/a(b)c">https://example.org/a(b)c</a>)</p>',
  ],
  [
    'autolink: an entity at the end stays outside',
    'https://example.org/a&copy;',
    '<p><a href="https://example.org/a">https://example.org/a</a>©</p>',
  ],
  [
    'autolink: < ends it',
    'https://example.org/a<b',
    '<p><a href="https://example.org/a">https://example.org/a</a>&lt;b</p>',
  ],
  [
    'autolink: mail address',
    'Write to docs@example.org',
    '<p>Write to <a href="mailto:docs@example.org">docs@example.org</a></p>',
  ],
  [
    'autolink: mail address with a plus only before the @',
    'a+b@example.org',
    '<p><a href="mailto:a+b@example.org">a+b@example.org</a></p>',
  ],
  [
    'autolink: a host with a placeholder is text',
    'https://{host}/api',
    '<p>https://{host}/api</p>',
  ],
];
