import { page } from './faulty-content';

/** A page with a problem that people report about other tools: file, text, message of the build, and HTML of the page. */
type ProblemPage = [file: string, text: string, message: RegExp, html: RegExp];

const noMessage = /^/;

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
    noMessage,
    /<a name="older-name"><\/a>Text\./,
  ],
  [
    'docs/prices.mdx',
    page('Solar costs $61, *cheaper* than gas at $76. Use $HOME and $PATH. Of 20~25 to 30~35.'),
    noMessage,
    /costs \$61, <em>cheaper<\/em> than gas at \$76\. Use \$HOME and \$PATH\. Of 20~25 to 30~35\./,
  ],
  [
    'docs/several-lines.md',
    '---\ntitle: Several lines\ndescription: |\n  First line.\n  Second line.\n---\n\nText.\n',
    noMessage,
    /<meta [^>]*content="First line\. Second line\."/,
  ],
  [
    'docs/heart.mdx',
    page('```mermaid title="Signs"\nflowchart LR\n  A["A heart:#9829;"] --> B\n```'),
    noMessage,
    /A heart:♥/,
  ],
];
