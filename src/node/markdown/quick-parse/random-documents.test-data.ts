/** Documents made at random, the same for the same seed: of blocks that nest, or of lines and signs in no order. */
export function randomDocument(seed: number): string {
  const random = generator(seed);
  const start = pick(random, ['', '', '\n\n\n']);
  const end = pick(random, ['', '\n', '\n\n', '  \n']);
  const body = random() < 0.7 ? blocks(random, 0) : lines(random);
  const rare = random() < 0.02 ? pick(random, rareSigns) : '';
  return start + body + rare + end;
}

type Random = () => number;

/** Items have spaces of their own, so they stand between dots. */
const items = (list: string) => list.split('·');

const words = items(
  String.raw`word·Words·a·b·x_y·é·“q”·—·1·12:30·a, b.·(z)·[b]·%·**a**·*b*·_c_·__d__·***e***·**a *b* c**·` +
    String.raw`**“a”**·a**b**c·` +
    '`c`·`f.{id}`·[`a`](b)·' +
    String.raw`[l](./m.mdx)·[a *b*](c "t")·[a](b 't')·![p](./q.png)·*[a](b)*·{host}·\*·\_·\\·\|·"t"·- n·#·&·=·a|b`,
);

const signs = [
  ...items('`·``·`` ` ``·`a|b`·` a `·\\`'),
  ...items(
    String.raw`*·**·***·_·__·\·\[·\{·\<·[·]·](·](b)·[a](<b c>)·[a](b(c))·[a]()·![·!·[a][b]·[^a]·[x·()·^`,
  ),
  ...items(
    '{·}·{x}·{}·{#id_a}·{/* c */}·&amp;·&#35;·&x·<·>·<b>·<b>c</b>·<br/>·|·:·:::·|-|·~·~~·~~a~~',
  ),
  ...items('https://x.test·http·www.x.test·a@b.test·@·😀·\ud83d·\u00a0·\u2003·\u2028·\u200b·\f·\t'),
];
/** Of these, one makes the full parser read the whole document. */
const rareSigns = ['\0', '\r', '\r\n', '\uFEFF', ']:'];

const lineStarts = [
  ...items(
    '· ·  ·   ·    ·     ·\t·- ·-   ·-     ·* ·+ ·-·- - ·- 1. ·1. ·2. ·3) ·10. ·1.·  - ·   1. ·    - ·> ·>',
  ),
  ...items(
    '- [ ] ·1. [x] ·[ ] ·# ·### ·#·####### ·```·```js·``` js title="x" {1}·~~~·   ```·---·***·* * *·===·--',
  ),
  ...items(
    '| a | b |\n|---|:-:|\n| c | d |·| a |\n|---|·|---|·| ·|·a | b\n--- | ---·Title·**Bold** text',
  ),
  ...items(
    ':::note·:::note[T]·:::note[A *b*]·:::note{a=b}·::::tip·:::·::::·   :::note·   :::·{a}·{host}',
  ),
  ...items(
    `<A>·</A>·<A/>·  <A>·  </A>·<B a="b" c='d' e />·<B\n  a="b\n  &c=d"\n/>·<B a={1} />·<B a="&amp;" />`,
  ),
  ...items('<A·/>·<p>a</p>·<div>·<!-- a -->·<!-- truncate -->·{/* truncate */}·import A from "a"'),
  ...items('export const a = 1·[a]: b·[^a]: b'),
];

function text(random: Random, nasty: number): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 7) }, () => {
    const part = random() < nasty ? pick(random, signs) : pick(random, words);
    return part + pick(random, [' ', ' ', ' ', '', '  ', '\n', '\n', '\n   ', '\n     ', '']);
  });
  return parts.join('') + pick(random, ['', '', '', '.', '  ', '\\']);
}

function lines(random: Random): string {
  return Array.from({ length: 1 + Math.floor(random() * 9) }, () => {
    const start = pick(random, lineStarts);
    const rest =
      /[\n>\]}]$|^(?:```|~~~|:::|---)/.test(start) && random() < 0.8 ? '' : text(random, 0.3);
    return start + rest + pick(random, ['\n', '\n', '\n\n', '\n  \n']);
  }).join('');
}

function blocks(random: Random, depth: number): string {
  const all = Array.from({ length: 1 + Math.floor(random() * 4) }, () => block(random, depth));
  return all
    .join('\n\n')
    .replace(/\n\n/g, (between) =>
      random() < 0.85 ? between : pick(random, ['\n', '\n\n\n', '\n \n']),
    );
}

function block(random: Random, depth: number): string {
  const line = () => text(random, 0.03).replace(/\n/g, ' ');
  const inner = () => (depth < 2 ? blocks(random, depth + 1) : text(random, 0.03));
  const gap = pick(random, ['\n', '\n\n']);
  switch (Math.floor(random() * 12)) {
    case 0:
      return `${'#'.repeat(1 + Math.floor(random() * 6))} ${line()}${pick(random, ['', '', ' ##', '#'])}`;
    case 1:
      return fence(random);
    case 2:
    case 3:
    case 4:
      return list(random, inner);
    case 5:
      return table(random, line);
    case 6: {
      const colons = pick(random, [':::', '::::']);
      return `${colons}note${pick(random, ['', '[T]', '[A *b*]', '[]'])}${gap}${inner()}${gap}${colons}`;
    }
    case 7: {
      const indent = pick(random, ['', '', '  ']);
      const attributes = pick(random, [
        '',
        ' a="b"',
        "\n  a='b'\n  c",
        '\n  a="b\n    &c"\n',
        ' a={1}',
      ]);
      return random() < 0.4
        ? `${indent}<Tab${attributes} />`
        : `${indent}<Tab${attributes}>${gap}${inner()}${gap}${indent}</Tab>`;
    }
    case 8:
      return pick(random, lineStarts) + line();
    default:
      return text(random, 0.03);
  }
}

function fence(random: Random): string {
  const indent = pick(random, ['', '', '  ']);
  const marks = pick(random, ['```', '````', '~~~']);
  const info = pick(random, ['', 'js', 'js title="a & b" {1}', ' js  a ', 'a&amp;']);
  const code = pick(random, [
    '',
    'x\n',
    '  x\n\n y\n',
    '\n\n',
    '\ta\n',
    ':::\n',
    '```\n',
    '---\n',
    '- a\n',
    '</A>\n',
  ]);
  return `${indent}${marks}${info}\n${code}${indent}${marks}${pick(random, ['', '', ' '])}`;
}

function list(random: Random, inner: () => string): string {
  const spaces = ' '.repeat(pick(random, [1, 1, 2, 3]));
  const first = pick(random, [1, 1, 0, 7, 99]);
  const sign = pick(random, ['-', '-', '*', '+', '.', '.', ')']);
  const between = pick(random, ['\n', '\n', '\n\n']);
  return Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => {
    const marker = (/[.)]/.test(sign) ? `${first + index}${sign}` : sign) + spaces;
    const box = random() < 0.1 ? pick(random, ['[ ] ', '[x] ', '[X]  ', '[ ]']) : '';
    const width = random() < 0.05 ? marker.length - 1 : marker.length;
    return marker + box + inner().replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
  }).join(between);
}

function table(random: Random, line: () => string): string {
  const columns = 1 + Math.floor(random() * 3);
  const row = (cell: () => string) =>
    `|${Array.from({ length: columns }, cell).join('|')}${pick(random, ['|', '|', '', ' |', '| '])}`;
  const cell = () =>
    random() < 0.15 ? pick(random, ['', ' ']) : ` ${line().replace(/\|/g, '\\|')} `;
  const delimiter = () => pick(random, ['---', ' --- ', ':-:', '--: ', ' :-']);
  const rows = Array.from({ length: Math.floor(random() * 3) }, () => row(cell));
  return [row(cell), row(delimiter), ...rows].join(
    pick(random, ['\n', '\n', '\n', '\n   ', '\n    ']),
  );
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A small generator of numbers between 0 and 1; multipliers as of Park and Miller. */
function generator(seed: number): Random {
  let state = (seed * 7919 + 1) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
