import { page } from './faulty-content';

/** A page of a problem that people report about other tools: file, text, what the build says, and what the page shows. */
type ProblemPage = [file: string, text: string, message: RegExp, html: RegExp];

const untold = /^/;
const [whole, apart] = ['überblick', 'überblick'.normalize('NFD')];

export const problemPages: ProblemPage[] = [
  [
    'docs/no-break.md',
    page('##\u00a0Configure\n\n-\u00a0first\n-\u00a0second\n\n1.\u00a0one'),
    /no-break\.md:5:1 {2}warning: "##" is shown as text\n {4}Fix: write a space[^]*no-break\.md:10:1/,
    /<p>##\u00a0Configure<\/p>/,
  ],
  [
    'docs/lost-cells.md',
    page('| A | B |\n|---|---|\n| `with(|x| y)` | z |\n\nUsed[^a], not[^zz].\n\n[^a]: Note.'),
    /lost-cells\.md:7:\d+ {2}warning: nothing shows the text "z"[^]*lost-cells\.md:9:\d+ {2}warning: "\[\^zz\]" is shown/,
    /Note\./,
  ],
  [
    'docs/anchors.md',
    page('<a name="older-name"></a>Text. [two](#older-name) [top](#top)'),
    untold,
    /<a name="older-name"><\/a>Text\./,
  ],
  [
    'docs/letters.md',
    page(`## ${apart}\n\n[x](#${whole}) [y](./letters.md#${apart})`),
    untold,
    /id="überblick".*<a href="#%C3%BCberblick">x.*#%C3%BCberblick">y/su,
  ],
  [
    'docs/export-line.mdx',
    page('Intro.\n\nexport your data with the button, as is typical.'),
    untold,
    /<p>export your data with the button/,
  ],
  [
    'docs/prices.mdx',
    page('Solar costs $61, *cheaper* than gas at $76. Use $HOME and $PATH. Of 20~25 to 30~35.'),
    untold,
    /costs \$61, <em>cheaper<\/em> than gas at \$76\. Use \$HOME and \$PATH\. Of 20~25 to 30~35\./,
  ],
  [
    'docs/several-lines.md',
    '---\ntitle: Several lines\ndescription: |\n  First line.\n  Second line.\n---\n\nText.\n',
    untold,
    /<meta [^>]*content="First line\. Second line\."/,
  ],
  [
    'docs/powers.md',
    page('10<sup>6</sup> rows, H<sub>2</sub>O.\n\n## 🚀\n\n## ???'),
    untold,
    /10<sup>6<\/sup> rows, H<sub>2<\/sub>O\..*id="section".*id="section-1"/s,
  ],
  [
    'docs/hash-title.md',
    '---\ntitle: C # and F\n---\n\nx\n',
    /hash-title\.md:2:1 {2}warning: the text after "#"[^]*Fix: put the value in quotes: title: "C # and F"/,
    /<h1[^>]*>C</,
  ],
  [
    'docs/heart.mdx',
    page('```mermaid title="Signs"\nflowchart LR\n  A["A heart:#9829;"] --> B\n```'),
    untold,
    /A heart:♥/,
  ],
];

/** Values that YAML reads otherwise, and paths of other systems: file, text, what the build says. */
export const problemErrors: [file: string, text: string, message: RegExp][] = [
  ['title: 1.10', /"title" is the number 1\.10\n.*\n {4}Fix: .*: title: "1\.10"/],
  ['title: T\nslug: 007', /"slug" is the number 007\n.*\n {4}Fix: .*: slug: "007"/],
  ['title: T\nkeywords: [404, 1.10, on]', /Fix: write keywords: \["404", "1\.10", "on"\]/],
  ['title: "  "', /"title" has no value/],
  ['title: Form: PDF', /Fix: put the value in quotes: title: "Form: PDF"/],
].map(([keys, message], at) => [
  `docs/value-${at}.md`,
  `---\n${String(keys)}\n---\n\nx\n`,
  new RegExp(`value-${at}\\.md:[^]{1,400}${(message as RegExp).source}`),
]);
