/**
 * Stand-ins in a text: for escaped signs, for the first sign of a link, for other signs of code, links, and elements, and for
 * markup that is reported.
 */
export const [ESCAPED, LINK, MASK, FOUND] = ['\u2062', '\u2061', '\u2060', '\u2063'] as const;

export const codeAdvice = 'write code between lines of ```';
export const mathAdvice = 'write the formula in an .mdx page, as $a+b$ or between lines of $$';
export const diagramAdvice = 'write a diagram as ```mermaid title="What it shows"';
export const otherAdvice =
  'use Markdown or a component of this site, or write it as code in backticks';
const table =
  'write a table after an empty line, with as many cells in its row of | --- | as in its header';
const frontMatter = 'front matter begins in the first line of the file, with ---';
const size = 'write a size as <img src="./shop.png" width="100">';

/** A character that looks like a space and is none to Markdown. */
const oddSpace = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
/** The sign of a heading, of an item, or of a quote. */
const sign = '(?:#{1,6}|[-*+>]|\\d+[.)])';
/** The sign of an item in prose, and one of Markdown without a space after it; two lines in a row make a list. */
const item =
  '(?:(?:[–—]|(?:[a-h]|[ivx]+)[.)]|\\((?:\\d+|[a-z])\\)|(?![$|])\\p{S}\\ufe0f?) |[–—o\\uf0a7-\\uf0fc]\\t|(?:\\d+[.)]|[-*+])\\p{L})';

/**
 * Advice, and the markup that stayed text and needs it: of Markdown, or of other tools. The first form that fits counts: each
 * place of a form with the flag `g`, else the first one of a text, such as the first line of a list.
 */
const advised: Readonly<Record<string, RegExp | readonly RegExp[]>> = {
  // Signs that Markdown does not take for its own.
  'begin the line with the sign and a plain space: it has a no-break or zero-width space':
    new RegExp(`^(?:${sign}${oddSpace}|${oddSpace}+(?:${sign}\\s|:{3}\\w|\\|))`, 'gmu'),
  'write the signs of Markdown in ASCII, and a space after them':
    /^(?:[＃]{1,6}|[：｀]{3}|[－＊＋｜]|\d+．) ?\S/mu,
  [codeAdvice]: [
    /^["'´“”„‘’]{3}[\w-]*$|`{3}[\w-]*$|(?:[\w)"\u2060]|^)::$/m,
    /^(?:\{(?:code|noformat)\b[^{}\n]*\}|\[(?:source|listing)\b[^\]\n]*\]$|\.\. code\S*::)/m,
  ],
  'write a heading with two to six signs and a space: ## Title':
    /^(?:#[\p{Lu}\u2060]|#{2,6}[^\s#]|#{7,}|={2,6} \p{L}|=\s\p{Lu}|h[1-6]\. \S)/mu,
  // Blocks of other tools.
  'remove it: each page has its contents at the side, and none has commands of LaTeX':
    /\[\[_?toc_?\]\]|^(?:@?\[toc\]|[$]?\{:?toc\})$|^\\[a-z]{3,}(?:\{[^{}\n]*\})?$/gim,
  [otherAdvice]: /(?:\{[%{]|<%).{0,200}?[%}][}>]|<\/?[a-z]\w*:[a-z][\w-]*(?:\s[^<>]*)?>/gis,
  'remove the braces: attributes of a link, picture, or code are not read':
    /\{(?<=[\u2060\]]\{)[^{}\n]*\}|\{(?:@\w+|color\b|[-+=~>]{2})[^{}\n]*\}/g,
  'write the id of a heading at its end as {#name}, with a letter first; other attributes are not read':
    /\{(?::|\s*[#.][\p{L}\p{N}]|\s*#\s*(?=\}))[^{}]*\}|\{\/\*\s*#.*?\*\/\}/gu,
  'write an admonition as :::note or :::note[Title], without a space, its text at the left margin, closed by :::':
    [
      /^(?::{3,}|(?:!{3}|\?{3}\+?) ?\w|[!?]> \S|\[!\w+\]|\.\. (?:[\w-]+::|[_[|]))/m,
      /^[[{](?:info|note|tip|important|warning|caution|panel|quote|toc|expand|cols)\b[^\]}\n]*(?:\}|\]$)/im,
    ],
  'write it as an admonition, or in .mdx as <Tabs> or <Details>':
    /^(?:={3}[!+]? ["']|==-? \S|\/{3,} ?[\w-]+|@tab(?::\w+)? \S)/m,
  'write the file of code as ```js file="./a.mjs", text as a partial of an .mdx page':
    /^(?:-+8<-+|<<< .|!include\b)|@(?:include|import)\([^()\n]+\)|^include::\S+\[|^\{!.+!\}$/gim,
  [mathAdvice]:
    /^\$\$|(?<![\w$])\$(?![\s{])[^$\n]{0,99}(?:\\\w|[\^=]|_\{)[^$\n]{0,99}(?<!\s)\$(?![\w$])|(?:\\|\u2062{2})\([^()\n]+(?:\\|\u2062{2})\)|\$\u2060+\$|^\u2062{2}$/gm,
  'write a comment as <!-- text -->, in .mdx as {/* text */}':
    /<\s?![-–—]|^<--\s|\{\/\*.{0,200}?\*\/\}|\*\/\}|^\/\*.*\*\/$|^\/\/\s|(?<!%)%%[^\s%][^%\n]*%%|^%%(?: .*%%)?$/gm,
  [table]: /^\|={3,}|^={3,}(?: +={3,})+$|^\+(?:[-=]+\+)+$|^\|(?:\s|.*\|\s*$)/m,
  // Lists.
  'write a task as "- [ ] text"': /^[-*+]?\[(?:[ xX/>✓✔✗✘✅-]| [xX] )?\](?=[\s\p{L}]|$)/mu,
  'write a list with **terms** in place of definitions': /^:[ \t]+\S/m,
  'write a list with "- " or "1. " before each item': [
    /^(?:[•●○▪◦‣·]\s?\S|§\s\p{L}|\.{1,2} \w|\(@\w*\) |(?:[-*+]|\d+[.)])(?:\u2060|\p{L}{2,}(?: \p{L}+){2}))/mu,
    new RegExp(`^${item}.*\\n${item}`, 'mu'),
  ],
  'write an inner item with more spaces before its sign: "  - item"':
    /^(?:\*{2,5}|-{2,5}) (?!.*\*\*)\S/m,
  'write an empty line before a list whose first number is not 1': /^(?<=\n)\d{1,2}[.)] \S/m,
  // Links and pictures.
  'write an empty line before the address of a link': /^\[[^[\]^]+\]: *(?:\S*[/#]|<)/m,
  'write the words out where they are used first': /^\*\[[^[\]]+\]:/m,
  [size]: /\]\([^()\s]+\s+=\d*x\d*\)/g,
  'write it as [text](<./my page.mdx> "Title"): the address in < and >, a quote in the title as \\", and no link or bracket in the text':
    /(?:!?\[[^[\]]*)?\]\(/g,
  'write [text](./page.mdx), or ![What it shows](./shop.png), without a space before the address': [
    /!(?:\[\[[^[\]\n]+|[\w./-]+)\.(?:png|jpe?g|gif|svg|webp)\b[^[\]!\n]*(?:\]\]|!)/gi,
    /!\[[^[\]]*\]\s\(|\[[^[\]]+\]\s\((?:\.{0,2}\/|#|https?:|[\w/.-]+\.mdx?[)#])/g,
    /(?<!\\)\([^()]+\)\[(?:\.{1,2}\/|#|https?:)|\[[^[\]|\n]+\|(?:https?:|mailto:|\.{0,2}\/|#)[^[\]\n]*\]/g,
    /<(?:\.{0,2}\/[^\s<>]+|https?:[^\s<>]*[ \t][^<>\n]*)>|\[\[(?:[^[\]]+\]\]|$)|_(?<=\u2060_)_?(?=[\s.,;:]|$)|@(?=\u2061)/gm,
    /^\[!\w+ /m,
    /(?:\{[a-z][\w:.-]*\}|:(?:[a-z][\w.-]*:)+)(?=\u2060)/g,
    /(?<![\w:])(?:image|link|xref|kbd|btn|menu|footnote|video|audio|toc|ifn?def|endif):{1,2}[^\s:[\]]*\[/g,
    /https?:[^\s?[\]]*\[\p{L}[^\]=\n]{0,99}\](?![=&])|(?<![\w:]):{1,2}[a-z][\w-]*[[{](?! )/gu,
  ],
  'write a line "[name]: address" for it, or [text](address)': /(?<!\w)\[[^[\]]+\]\[[^[\]]*\]/g,
  'write a note as [^name], and a line "[^name]: text" for it':
    /\[\^[^[\]\n]+\]|\^\[[^[\]]+\]|\[(?:\d+|#\w*|\*)\]_(?!\w)|\[-?@[\w:.-]+[^\]\n]*\]/g,
  'write the values of attributes in quotes: <img src="./shop.png">':
    /<[a-z][\w-]*(?:\s+[\w-]+="[^"]*")*\s+[\w-]+=[^\s"'<>=]*\/[^<>]*>/gi,
  // Signs in a sentence.
  'write the words or the picture themselves, such as 🚀':
    /(?<![\w|])\|[a-z][\w -]{2,30}\|(?![\w|])|(?<![\w:]):(?:[a-z][\w+-]*|[+-]1):(?![\w:])/g,
  'write <mark>marked</mark> and <ins>inserted</ins> words, <kbd>Ctrl</kbd>, 10<sup>6</sup>, and H<sub>2</sub>O':
    [
      /(?<![\w=+])(==|\+\+)[^\s=+](?:(?!\1)[^])*\1(?![\w=+])/g,
      /\^\^[^\s^][^^\n]*\^\^|\^(?<=\S\^)[^\s^]{1,20}\^|~(?<=\p{L}~)[\p{L}\d]{1,9}~/gu,
    ],
  'write **bold** and *italic* words without a space or a sign inside the signs, or as <strong>, <em>, or <del>':
    [
      /(?<![\p{L}\p{N}*])\*\*(?=\p{L})(?!kw|\w*(?:args|argv|opts|options|params)\b)[^*]*$|~~[^\s~][^~\n]*~~|\*\*[^*\s][^*]*\*\*|\*\* [^*]+ \*\*|(?<!\S)\*\* [^*]+\*\*|(?<!\w)__[^\s_][^_]*\s__/gu,
      /(?<![\w*])\*[^\s*][^*\n]* \*(?=\w)/g,
      // A wide character before the second asterisk, and a letter after it.
      /(?<![\p{L}\p{N}_*\u2060-\u2063])\*[^\s*][^*\n]*[\u2010-\u2027\u3001-\u3003\u3008-\u301f\uff01-\uff0f\uff1a-\uff1f]\*(?=[\p{L}\p{N}])/gu,
    ],
  'begin and end code with the same number of backticks':
    /(?<![\w´])´[^\s´][^´\n]*´|`(?<!\u2063[^]*)`*/,
  'write &nbsp; and the like with a name of HTML and a semicolon, or the sign itself':
    /&(?:(?:#|[a-z])[a-z\d]+;|(?:nbsp|lt|gt|amp|quot|copy|[mn]dash|hellip)(?![\w;=]))/gi,
  'remove the backslash: no line follows it': /\\$(?!\n[^\n])(?<![\\:]\S*\\)/m,
  [frontMatter]:
    /^(?:(?:title|layout|slug|sidebar_position|:\p{Lu}[\w ]*):\s|\+{3}$|;{3}$|#\+\w+:)/mu,
  'write JavaScript in an .mdx page, each name once, with an empty line after it, or as code in backticks':
    /^(?:export (?:const|let|var|function|class)\s+\w+\s*[=({]|import\s.*\sfrom\s*["'][^\s"']*["']?;?$)/m,
};

export const forms = Object.entries(advised).flatMap(([fix, own]) =>
  [own].flat().map((form) => [form, fix] as const),
);

type Misread = readonly [type: string, form: RegExp, as: string];

/** How to write what is meant by a node that Markdown reads otherwise: its type, its source, and what Markdown reads. */
export const misread: Readonly<Record<string, Misread>> = {
  [table]: ['thematicBreak', /^-{2,}(?: +-{2,})+$/, 'a line across the page'],
  [frontMatter]: ['heading', /^[a-z][\w-]*:(?:[ \t].*)?(?=\n(?:[^]*\n)?-{3,}$)/, 'a heading'],
  'write an empty line before the dashes': ['heading', /^[^]*[.:;,]\n-+$/, 'a heading'],
  'indent a fence like the text around it, or show it between lines of ````': [
    'code',
    /^[ \t]+(?:`{3}|~{3}).*/,
    'code',
  ],
  'write a path or a pattern as code in backticks': [
    'text',
    /(?<!\w)(?:\\[dsw](?![a-z])\S{0,40}|[a-z]:(?:\\\S*)?)\\[!-'*-/:-@[-`{-~]\S*|(?<!\S)\\{2}\w+\\\w\S*/i,
    'text with fewer backslashes',
  ],
  'write a heading at the left margin': ['code', /^\s*#{2,6} \S.*$/, 'code'],
  'write an id as {#name}, and no other attributes': [
    'heading',
    /\{\s*[\w-]+=[^{}\n]*\}$/,
    'a part of the heading',
  ],
  'write the id as {#name}': ['mdxTextExpression', /^\{\/\*\s*#[\w-]+\s*\*\/\}$/, 'a comment'],
  'write an empty line after the table, and bars around a row': ['tableRow', /^[^|]*$/, 'a row'],
  'begin a table after an empty line': ['tableRow', /^[|\s:-]*-{3}[|\s:-]*$/, 'a row of dashes'],
  'put a backslash before the sign after the number': ['list', /^\d{3,}[.)][ \t].*/, 'a list'],
  'put a backslash before >': ['blockquote', /^>(?:=|\d+[ \t]).*/, 'a quote'],
  [codeAdvice]: ['inlineCode', /^```.*\n/, 'code in a sentence'],
  'end code with the signs that begin it, alone on a line, or begin it with more of them': [
    'code',
    /^(`{3,}|~{3,})(?![`~])[^]*?\n[ \t>]{0,3}(?<found>\1(?![`~])(?=[^`\n]*\n)[^\n]*\w)/,
    'code',
  ],
  'write & in an address': ['link', /^(?:https?:|www\.)\S*&amp;\S*$/, 'an address with "&amp;"'],
  'write [text](address), without signs and invisible characters around the address': [
    'link',
    /^(?:https?:|www\.)\S*[\u200b\u201c\u201d\u3001-\u3003\u3008-\u301f\uff01-\uff0f\uff1a-\uff1f]\S*$|\]\(<?(?=[^)]*[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff])[^\w)]?(?:https?:|www\.)[^)]*/i,
    'an address with all its signs',
  ],
  'write a note as [^name], without a space': ['linkReference', /^\[\^[^\]]+\]$/, 'a link'],
  'write a formula without them: $a+b$': ['inlineMath', /^\$`.*`\$$/, 'a formula of backticks'],
  'delete it, write a plain space, or give the code the language text: readers copy it': [
    'code',
    /^(?![`~]{3,}[ \t]*(?:te?xt|plain|csv|log))[^]*?(?<found>\S{0,9}(?:[\u2028-\u202e\u2066-\u2069]|[\u00a0\u200b\u202f\ufeff](?:(?<=\n(?:[ \t]*|(?:\$ )?[a-z][\w-]{0,30}).)\S{0,9}|(?=--?[a-z]|\\\n))))/,
    'an invisible character',
  ],
  'write a comment highlight-next-line above the line, or give the code the language text': [
    'code',
    /^(?![`~]{3,}[ \t]*(?:te?xt|plain|csv|log))[^]*?\s(?:\/\/ *|# +|<!-- *)(?<found>\[!code\b[^\]\n]{0,40}\]|(?!(?:highlight|focus)-(?:next-line|start|end)\b)(?:highlight|focus|hide|mark)-(?:next-?)?(?:lines?|start|begin|end|stop)\b|\(\d+\)!|\^\?)/,
    'text of the code',
  ],
  'write a comment as <!-- text -->': ['html', /^<!---?>/, 'an empty comment'],
  'write the text as a partial of an .mdx page': ['html', /^<!--\s*[@#]?include\b/i, 'a comment'],
  'write <!-- truncate --> where the excerpt ends': [
    'html',
    /^<!--\s*(?:read-?)?more\s*-->$/i,
    'a comment',
  ],
  'write straight quotes: "…"': ['html', /\w{1,30}=[“”„‘’][^\s>]*/, 'a value with its quotes'],
  [size]: ['image', /(?<!\\)\|\d+(?:x\d+)?(?=\])/, 'words of the description'],
  'write a name as code in backticks': [
    'strong',
    /^(?:__(?:[a-z]\w+|[A-Z\d]+)__$|\*\*\/)/,
    'bold words',
  ],
  'write *args and *.js as code': ['emphasis', /^\*(?:\.\w[^]*|[^*]*\*{2}[^*]*\*$)/, 'italics'],
};
