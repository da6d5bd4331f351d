/** Characters that look like a space and are none to Markdown. */
const oddSpaces = '\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff';

/**
 * Stand-ins in a text: for escaped signs, for the first sign of a link, for other signs of code, links, and elements, and for
 * markup that is reported.
 */
export const [ESCAPED, LINK, MASK, FOUND] = ['\u2062', '\u2061', '\u2060', '\u2063'] as const;

export const codeAdvice = 'write code between lines of ```';
export const mathAdvice = 'write the formula in an .mdx page, as $a+b$ or between lines of $$';
const table =
  'write a table after an empty line, with as many cells in its row of | --- | as in its header';
const frontMatter = 'front matter begins in the first line of the file, with ---';

/** Advice, and the markup that stayed text and needs it: of Markdown, or of other tools. The first form that fits counts. */
const advised: Readonly<Record<string, RegExp | readonly RegExp[]>> = {
  // Signs that Markdown does not take for its own.
  'write a space in place of the no-break or zero-width space after the sign': new RegExp(
    `^(?:#{1,6}|[-*+>]|\\d+[.)])[${oddSpaces}${MASK}]`,
    'mu',
  ),
  'remove the no-break or zero-width space before the sign': new RegExp(
    `^[${oddSpaces}]+(?:(?:#{1,6}|[-*+>]|\\d+[.)])\\s|:{3}\\w|\\|)`,
    'mu',
  ),
  'write the signs of Markdown in ASCII, and a space after them':
    /^(?:[＃]{1,6}|[－＊＋]|\d+．) ?\S/mu,
  [codeAdvice]: [
    /^(?:'{3}|´{3}|["“”„]{3}|[‘’]{3})[\w-]*$/m,
    /(?:[\w)"\u2060]|^)::$/,
    /^\{(?:code|noformat)\b[^{}\n]*\}|^\[(?:source|listing)\b[^\]\n]*\]$|^\.\. code\S*::/m,
  ],
  'write a heading with two to six signs and a space: ## Title': [
    /^(?:#\p{Lu}|#{2,6}[^\s#]|#{7,})/mu,
    /^(?:={2,6} \p{L}|=\s\p{Lu}|h[1-6]\. \S)/mu,
  ],
  // Blocks of other tools.
  'remove it: each page has its contents at the side, and none has commands of LaTeX':
    /\[\[_?toc_?\]\]|^(?:@?\[toc\]|\{:toc\})$|^\\[a-z]{3,}(?:\{[^{}\n]*\})?$/im,
  'use Markdown or a component of this site, or write it as code in backticks': [
    /\{%.{0,200}?%\}|\{\{.{0,200}?\}\}|<%.{0,200}?%>/s,
    /<\/?[a-z]\w*:[a-z][\w-]*(?:\s[^<>]*)?>/i,
  ],
  'remove the braces: attributes of a link, picture, or code are not read':
    /(?<=[\u2060\]])\{[^{}\n]*\}|\{(?:@\w+|color\b|[-+=~>]{2})[^{}\n]*\}/,
  'write the id of a heading at its end as {#name}, with a letter first; other attributes are not read':
    /\{(?::|\s*[#.][\p{L}\p{N}])[^{}]*\}|\{\/\*.*?\*\/\}/u,
  'write an admonition as :::note or :::note[Title], without a space, its text at the left margin, closed by :::':
    [
      /^(?::{3,}|(?:!{3}|\?{3}\+?) ?\w|\[!\w+\])/m,
      /^\{(?:info|note|tip|warning|panel|quote|toc|expand)(?::[^{}\n]*)?\}/m,
      /^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|cols)\b[^\]\n]*\]$/m,
      /^\.\. (?:[\w-]+::|_|\[|\|)/m,
    ],
  'write it as an admonition, or in .mdx as <Tabs> or <Details>':
    /^(?:={3}[!+]? ["']|==-? \S|\/{3,} ?[\w-]+)/m,
  'write the file of code as ```js file="./a.mjs", text as a partial of an .mdx page':
    /^(?:-+8<-+|<<<) .|@(?:include|import)\([^()\n]+\)|^include::\S+\[/m,
  [mathAdvice]: /^\$\$|(?:\\|\u2062{2})\([^()\n]+(?:\\|\u2062{2})\)|\$\u2060+\$/m,
  'write a comment as <!-- text -->, in .mdx as {/* text */}': /<!--|(?<!%)%%[^\s%][^%\n]*%%|^%%$/m,
  'write a table or a list, and front matter in the first lines of the file':
    /^:\p{Lu}[\w ]*: \S/mu,
  [table]: /^\|={3,}|^={3,}(?: +={3,})+$|^\+(?:[-=]+\+)+$|^\|(?:\s|.*\|\s*$)/m,
  // Lists.
  'write a task as "- [ ] text"': /^[-*+]?\[[ xX/>-]?\](?=[\s\p{L}]|$)/mu,
  'write a list with **terms** in place of definitions': /^:[ \t]+\S/m,
  'write a list with "- " or "1. " before each item': [
    /^(?:[•●○▪◦‣·]\s?\S|§\s\p{L}|\.{1,2} \w|\(@\w*\) )/mu,
    /^([–—]|[a-h][.)]|\((?:\d+|[a-z])\)) .*\n(?:[–—]|[a-h][.)]|\((?:\d+|[a-z])\)) /,
    /^(?:(?!\$)(\p{S}\ufe0f?) .*\n\1 |\d+[.)]\p{L}.*\n\d+[.)]\p{L})/mu,
  ],
  'write an inner item with more spaces before its sign: "  - item"':
    /^(?:\*{2,5}|-{2,5}) (?!.*\*\*)\S/m,
  'write an empty line before a list whose first number is not 1': /^(?<=\n)\d{1,2}[.)] \S/m,
  'write a quote as "> text"': /^bq\. \S/m,
  // Links and pictures.
  'write an empty line before the address of a link': /^\[[^[\]^]+\]: *(?:\S*[/#]|<)/m,
  'write the words out where they are used first': /^\*\[[^[\]]+\]:/m,
  'write a size as <img src="./shop.png" width="100">': /\]\([^()\s]+\s+=\d*x\d*\)/,
  'write a space in an address as %20':
    /!?\[[^[\]]*\]\((?!<)[^()"']{0,99}[^()"'\s]\s{1,9}[^()"'\s][^()"']{0,99}\)/,
  'write the address and its title as in [text](./page.mdx "Title")': /(?:\[[^[\]]*)?\]\(/,
  'write a picture as ![What it shows](./shop.png)': [
    /!\[\[[^[\]]+\.(?:png|jpe?g|gif|svg|webp)\b[^[\]]*\]\]|^(?:image|video|audio|toc|ifn?def|endif)::\S*\[/im,
    /![\w./-]+\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n]*)?!/i,
  ],
  'write a link as [text](./page.mdx) or [text](https://…), without a space before the address': [
    /!\[[^[\]]*\] \(|\[[^[\]]+\] \((?:\.{0,2}\/|#|https?:|[\w/.-]+\.mdx?[)#])|(?<!\\)\([^()]+\)\[(?:\.{1,2}\/|#|https?:)/,
    /<\.{0,2}\/[^\s<>]+>|\[\[(?:[^[\]]+\]\]|$)|(?<=\u2060)__?(?=[\s.,;:]|$)|@(?=\u2061)/,
    /\[[^[\]|\n]+\|(?:https?:|mailto:|\.{0,2}\/|#)[^[\]\n]*\]/,
    /^\[!\w+ |^\u2062!(?:ref|file|badge|button|embed)\b/m,
  ],
  'write a link as [text](address), a picture as ![What it shows](./shop.png)':
    /(?<![\w:])(?:image|link|xref|kbd|btn|menu|footnote):[^\s:[\]]*\[|https?:[^\s?[\]]*\[\p{L}[^\]=\n]{0,99}\](?![=&])|(?<![\w:]):{1,2}[a-z][\w-]*[[{](?! )/u,
  'write a line "[name]: address" for it, or [text](address)': /(?<!\w)\[[^[\]]+\]\[[^[\]]+\]/,
  'remove it, and link to the heading: [text](./page.mdx#heading)': /\s\^[a-z][\w-]*$/,
  'write a note as [^name], and a line "[^name]: text" for it':
    /\[\^[^[\]\n]+\]|\^\[[^[\]]+\]|\[(?:\d+|#\w*|\*)\]_(?!\w)|\[-?@[\w:.-]+[^\]\n]*\]/,
  'write the values of attributes in quotes: <img src="./shop.png">':
    /<[a-z][\w-]*(?:\s+[\w-]+="[^"]*")*\s+[\w-]+=[^\s"'<>=]*\/[^<>]*>/i,
  // Signs in a sentence.
  'write a path as code in backticks: a backslash before a sign is not shown':
    /(?<!\w)[a-z]:(?:\\\S*)?\u2062{2}\S*|(?<!\S)\u2062{2}\w+\\\w\S*/i,
  'write hidden words in .mdx as <Details summary="More">':
    /(?<![\w|])\|\|[^\s|][^|\n]*\|\||^!(?: \S|[^\s![\]][^!\n]*!<)/m,
  'write the words or the picture themselves, such as 🚀':
    /(?<![\w|])\|[a-z][\w -]{2,30}\|(?![\w|])|(?<![\w:]):(?:[a-z][\w+-]*|[+-]1):(?![\w:])/,
  'write <mark>marked</mark> and <ins>inserted</ins> words, <kbd>Ctrl</kbd>, 10<sup>6</sup>, and H<sub>2</sub>O':
    [
      /(?<![\w=])==[^\s=][^=]*==(?!\w)|(?<![\w+])\+\+[^\s+](?:[^+\n]|\+(?!\+))*\+\+(?![\w+])/,
      /\^\^[^\s^][^^\n]*\^\^|(?<=\S)\^[^\s^]{1,20}\^|(?<=\p{L})~\d{1,9}~/u,
    ],
  'write **bold** and *italic* words without a space or a sign inside the signs, or as <strong>words</strong>':
    [
      /\*\*[^*\s][^*]*\*\*|\*\* [^*]+ \*\*|(?<!\S)\*\* [^*\n]*[^*\s]\*\*|(?<!\w)__[^\s_][^_]*\s__/,
      /(?<![\w'])'{2,3}[^\s'][^'\n]*'{2,3}(?![\w'])|(?<![\w*])\*[^\s*][^*\n]* \*(?=\w)/,
    ],
  'end code with as many backticks as begin it': /`(?<!\u2063[^]*)`*/,
  [frontMatter]: /^(?:title|layout|slug|sidebar_position):\s|^\+{3}$|^;{3}$|^#\+\w+:/m,
  'correct the JavaScript, with an empty line after it, or write it as code in backticks':
    /^(?:export (?:const|let|var|function|class)\s+\w+\s*[=({]|import\s.*\sfrom\s*["'][^\s"']*["']?;?$)/m,
};

export const forms = Object.entries(advised).flatMap(([fix, own]) =>
  [own].flat().map((form) => [form, fix] as const),
);

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
    /^__(?:[a-z]\w+|[A-Z\d]+)__$/,
    'bold words',
    'write a name as code in backticks, bold words as **words**',
  ],
  emphasis: [
    /^\*[^*]*\*\*[^*]*\*$|^\*\.\w[^]*/,
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
