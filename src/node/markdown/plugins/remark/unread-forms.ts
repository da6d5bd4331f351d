/** Characters that look like a space and are none to Markdown. */
const oddSpaces = '\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff';

/**
 * Stand-ins in a text: for escaped signs, for the first sign of a link, for other signs of code, links, and elements, and for
 * markup that is reported.
 */
export const [ESCAPED, LINK, MASK, FOUND] = ['\u2062', '\u2061', '\u2060', '\u2063'] as const;

const picture = 'write a picture as ![What it shows](./shop.png)';
const note = 'write an admonition as :::note[Title], closed by :::';
export const codeAdvice = 'write code between lines of ```';
const heading = 'write a heading with two to six signs and a space: ## Title';
const list = 'write a list with "- " or "1. " before each item';
const table =
  'write a table after an empty line, with as many cells in its row of | --- | as in its header';
const link = 'write a link with the file of the page: [text](./page.mdx)';
const attributes = 'remove the braces: attributes of a link, picture, or code are not read';
const frontMatter = 'front matter begins in the first line of the file, with ---';
const bold =
  'write bold words without a space or a sign inside the **, or as <strong>words</strong>';

/** Markup, of Markdown or of other tools, that stayed text, and the advice. The first form that fits counts. */
export const forms: readonly [form: RegExp, fix: string][] = [
  // Signs that Markdown does not take for its own.
  [
    new RegExp(`^(?:#{1,6}|[-*+>]|\\d+[.)])[${oddSpaces}${MASK}]`, 'mu'),
    'write a space in place of the no-break or zero-width space after the sign',
  ],
  [
    new RegExp(`^[${oddSpaces}]+(?:(?:#{1,6}|[-*+>]|\\d+[.)])\\s|:{3}\\w|\\|)`, 'mu'),
    'remove the no-break or zero-width space before the sign',
  ],
  [
    /^(?:[＃]{1,6}|[－＊＋]|\d+．) ?\S/mu,
    'write the signs of Markdown in ASCII, and a space after them',
  ],
  [/^(?:'{3}|´{3}|["“”„]{3}|[‘’]{3})[\w-]*$/m, codeAdvice],
  // Headings.
  [/^(?:#\p{Lu}|#{2,6}[^\s#]|#{7,})/mu, heading],
  [/^(?:={2,6} \p{L}|=\s\p{Lu}|h[1-6]\. \S)/mu, heading],
  // Blocks of other tools.
  [
    /\{%.{0,200}?%\}|\{\{.{0,200}?\}\}|<%.{0,200}?%>/s,
    'use a component of this site, or write it as code in backticks',
  ],
  [/(?<=[\u2060\]])\{[^{}\n]*\}/, attributes],
  [
    /\{(?::|\s*[#.][\p{L}\p{N}])[^{}]*\}|\{\/\*.*?\*\/\}/u,
    'write the id of a heading at its end as {#name}, with a letter first; other attributes are not read',
  ],
  [
    /^\{(?:info|note|tip|warning|panel|code|noformat|quote|toc|expand|color)(?::[^{}\n]*)?\}/m,
    note,
  ],
  [
    /\{color(?::[^{}\n]*)?\}|\{@\w+[^{}\n]*\}/,
    'remove the braces, or write a link as [text](address)',
  ],
  [/^:{3,}/m, 'write an admonition as :::note or :::note[Title], without a space, closed by :::'],
  [/^(?:!{3}|\?{3}\+?)(?: ?\w|$)/m, note],
  [/^\[!\w+\]/m, 'write an alert as an admonition: :::note, closed by :::'],
  [/^\[!\w+ |^\u2062!(?:ref|file|badge|button|embed)\b/m, 'write a link to it: [text](address)'],
  [
    /^(?:={3}[!+]? ["']|==-? \S|\/{3,} ?[\w-]+)/m,
    'write it as an admonition, or in .mdx as <Tabs> or <Details>',
  ],
  [
    /^(?:-+8<-+|<<<) .|@(?:include|import)\([^()\n]+\)|^include::\S+\[/m,
    'write the file of code as ```js file="./a.mjs", text as a partial of an .mdx page',
  ],
  [/^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|source|quote|cols|listing)\b[^\]\n]*\]$/m, note],
  [/^(?:image|video|audio|toc|ifn?def|endif)::\S*\[/m, picture],
  [/^\\[a-z]{3,}(?:\{[^{}\n]*\})?$/m, 'remove it: pages have no commands of LaTeX'],
  [
    /^\$\$|(?:\\|\u2062{2})\([^()\n]+(?:\\|\u2062{2})\)|\$\u2060+\$/m,
    'write the formula in an .mdx page, as $a+b$ or between lines of $$',
  ],
  [/<!--/, 'write --> where the comment ends'],
  [/(?<!%)%%[^\s%][^%\n]*%%|^%%$/m, 'write a comment as <!-- text -->, in .mdx as {/* text */}'],
  [
    /^\.\. (?:[\w-]+::|_|\[|\|)/m,
    'write a block as an admonition, :::note, or as code between ``` and ```',
  ],
  [/(?:[\w)"\u2060]|^)::$/, codeAdvice],
  [
    /^:\p{Lu}[\w ]*: \S/mu,
    'write a table or a list, and front matter in the first lines of the file',
  ],
  [/^[-*+]?\[[ xX/>-]?\](?=[\s\p{L}]|$)/mu, 'write a task as "- [ ] text"'],
  [/^:[ \t]+\S/m, 'write a list with **terms** in place of definitions'],
  [/^\[[^[\]^]+\]: *(?:\S*[/#]|<)/m, 'write an empty line before the address of a link'],
  [/^\*\[[^[\]]+\]:/m, 'write the words out where they are used first'],
  [/^(?:[•●○▪◦‣]\s?\S|\.{1,2} \w|\(@\w*\) )/m, list],
  [/^([–—]|[a-h][.)]|\((?:\d+|[a-z])\)) .*\n(?:[–—]|[a-h][.)]|\((?:\d+|[a-z])\)) /, list],
  [
    /^(?:\*{2,5}|-{2,5}) (?!.*\*\*)\S/m,
    'write an inner item with more spaces before its sign: "  - item"',
  ],
  [/(?<=\n)\d{1,2}[.)] \S/, 'write an empty line before a list whose first number is not 1'],
  [/^bq\. \S/m, 'write a quote as "> text"'],
  [/^\|={3,}|^={3,}(?: +={3,})+$|^\+(?:[-=]+\+)+$/m, table],
  // Links and pictures.
  [/\]\([^()\s]+\s+=\d*x\d*\)/, 'write a size as <img src="./shop.png" width="100">'],
  [
    /!?\[[^[\]]*\]\((?!<)[^()"']{0,99}[^()"'\s]\s{1,9}[^()"'\s][^()"']{0,99}\)/,
    'write a space in an address as %20',
  ],
  [/(?:\[[^[\]]*)?\]\(/, 'write the address and its title as in [text](./page.mdx "Title")'],
  [
    /!\[[^[\]]*\] \(|\[[^[\]]+\] \((?:\.{0,2}\/|#|https?:|[\w/.-]+\.mdx?[)#])|(?<!\\)\([^()]+\)\[(?:\.{1,2}\/|#|https?:)/,
    'write a link as [text](./page.mdx), without a space',
  ],
  [/<\.{0,2}\/[^\s<>]+>/, link],
  [/\[[^[\]|\n]+\|(?:https?:|mailto:|\.{0,2}\/|#)[^[\]\n]*\]/, link],
  [/![\w./-]+\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n]*)?!/i, picture],
  [
    /(?<![\w:])(?:image|link|xref|kbd|btn|menu|footnote):[^\s:[\]]*\[|https?:[^\s?[\]]*\[\p{L}[^\]=\n]{0,99}\](?![=&])|(?<![\w:]):{1,2}[a-z][\w-]*[[{](?! )/u,
    'write a link as [text](address), a picture as ![What it shows](./shop.png)',
  ],
  [/@(?=\u2061)/, 'write a file for readers as a link: [text](./tour.mp4)'],
  [/(?<=\u2060)__?(?=[\s.,;:]|$)/, 'write a link as [text](address)'],
  [/(?<!\w)\[[^[\]]+\]\[[^[\]]+\]/, 'write a line "[name]: address" for it, or [text](address)'],
  [/\[\[toc\]\]|^@?\[toc\]$/im, 'remove it: each page has its contents at the side'],
  [/!\[\[[^[\]]+\.(?:png|jpe?g|gif|svg|webp)\b[^[\]]*\]\]/i, picture],
  [/\[\[(?:[^[\]]+\]\]|$)/, link],
  [/\s\^[a-z][\w-]*$/, 'remove it, and link to the heading: [text](./page.mdx#heading)'],
  [/\[-?@[\w:.-]+[^\]\n]*\]/, 'write a source as a note, [^name], or as a link: [text](address)'],
  [
    /<[a-z][\w-]*(?:\s+[\w-]+="[^"]*")*\s+[\w-]+=[^\s"'<>=]*\/[^<>]*>/i,
    'write the values of attributes in quotes: <img src="./shop.png">',
  ],
  // Signs in a sentence.
  [
    /(?<!\w)[a-z]:(?:\\\S*)?\u2062{2}\S*|(?<!\S)\u2062{2}\w+\\\w\S*/i,
    'write a path as code in backticks: a backslash before a sign is not shown',
  ],
  [
    /(?<![\w|])\|\|[^\s|][^|\n]*\|\||^!(?: \S|[^\s![\]][^!\n]*!<)/m,
    'write hidden words in .mdx as <Details summary="More">',
  ],
  [/(?<![\w|])\|[a-z][\w -]{2,30}\|(?![\w|])/, 'write the words or the picture themselves'],
  [/(?<![\w=])==[^\s=][^=]*==(?!\w)/, 'write marked words as <mark>words</mark>'],
  [
    /(?<![\w+])\+\+[^\s+][^+\n]*\+\+(?![\w+])|\^\^[^\s^][^^\n]*\^\^/,
    'write inserted words as <ins>words</ins>',
  ],
  [/(?<=\S)\^[^\s^]{1,20}\^/, 'write superscripts as <sup>2</sup>'],
  [/(?<=\p{L})~\d{1,9}~/u, 'write subscripts as <sub>2</sub>'],
  [
    /\*\*[^*\s][^*]*\*\*|\*\* [^*]+ \*\*|(?<!\S)\*\* [^*\n]*[^*\s]\*\*|(?<!\w)__[^\s_][^_]*\s__/,
    bold,
  ],
  [/(?<![\w'])'{2,3}[^\s'][^'\n]*'{2,3}(?![\w'])/, 'write bold words as **words**'],
  [
    /(?<![\w*])\*[^\s*][^*\n]* \*(?=\w)/,
    'write italic words as *words*, without a space inside the signs',
  ],
  [/(?<![\w:]):(?:[a-z][\w+-]*|[+-]1):(?![\w:])/, 'write the emoji itself, such as 🚀'],
  [/`/, 'end code with as many backticks as begin it'],
  [
    /\[\^[^[\]\n]+\]|\^\[[^[\]]+\]|\[(?:\d+|#\w*|\*)\]_(?!\w)/,
    'write [^name], and a line "[^name]: text" for the note',
  ],
  [/^\|(?:\s|.*\|\s*$)/m, table],
  [/^(?:title|layout|slug|sidebar_position):\s|^\+{3}$|^;{3}$|^#\+\w+:/m, frontMatter],
  [
    /^(?:export (?:const|let|var|function|class)\s+\w+\s*[=({]|import\s.*\sfrom\s*["'][^\s"']*["']?;?$)/m,
    'correct the JavaScript, with an empty line after it, or write it as code in backticks',
  ],
];

/** By type of node: sources that Markdown reads in another way than meant, what it reads, and how to write what is meant. */
export const misread: Readonly<Record<string, readonly [form: RegExp, as: string, fix: string]>> = {
  thematicBreak: [/^-{2,}(?: +-{2,})+$/, 'a line across the page', table],
  inlineMath: [/^\$`.*`\$$/, 'a formula of backticks', 'write a formula without them: $a+b$'],
  html: [/^<!--\s*@include:.*?-->/, 'a comment', 'write the text as a partial of an .mdx page'],
  image: [
    /(?<!\\)\|\d+(?:x\d+)?(?=\])/,
    'words of the description',
    'write a size as <img src="./shop.png" width="100">',
  ],
  strong: [
    /^__[a-z]\w+__$/,
    'bold words',
    'write a name as code in backticks, bold words as **words**',
  ],
  emphasis: [
    /^\*[^*]*\*\*[^*]*\*$/,
    'italic words',
    'write names and patterns as code in backticks, or a sign as \\*',
  ],
  heading: [/^[a-z][\w-]*:(?:[ \t].*)?(?=\n(?:[^]*\n)?-{3,}$)/, 'a heading', frontMatter],
  tableRow: [
    /^[^|]*$/,
    'a row of the table',
    'write an empty line after the table; a row has bars around it',
  ],
  list: [
    /^\d{3,}[.)][ \t].*/,
    'an item of a list',
    'put a backslash before the sign after the number',
  ],
};
