import { error, warning } from './text';

export const pageFaults = {
  // Components and expressions.
  'unknown-api-name': error('<ApiFields> has the %{what} "%{name}"', '%{fix}', '%{expected}'),
  'unknown-operation-group': error(
    '<ApiOperations> has the group "%{group}"',
    '%{fix}',
    '%{expected}',
  ),
  'unknown-variable': error(
    '{…} contains JavaScript, and "%{name}" is not defined',
    'for braces as text write \\{%{name}\\} or put them into backticks',
    '{host}, {tenant}, {index}, and {code} as text; names that the page exports',
  ),
  'failing-expression': error(
    'an expression of this page fails: %{message}',
    'fix the expression, or write it as code in backticks',
  ),
  'empty-expression': warning(
    '"%{code}" gives nothing to show',
    'correct or remove it; for text put a backslash before it; what may be absent is {condition && …}',
  ),
  'step-failed': error(
    '"%{step}" failed on this page: %{error}',
    'take back what was changed on this page last, and report the message: a mistake in content has one of its own',
  ),
  'unknown-component': error('unknown component <%{name}>', '%{fix}', '%{expected}'),
  'unknown-prop': error('<%{name}> has no prop "%{prop}"', '%{fix}', '%{expected}'),
  'prop-missing': error('<%{name}> needs the prop "%{prop}"', 'write <%{name} %{prop}="…">'),
  'prop-value': error(
    'the prop "%{prop}" of <%{name}> is "%{value}"',
    'write one that is allowed',
    '%{expected}',
  ),
  'tab-alone': error('<Tab> is not inside of <Tabs>', 'put <Tabs> around the alternatives'),
  'text-beside-tabs': error(
    '<Tabs> contains more than <Tab>, and shows nothing of it',
    'put it into a <Tab>, or before or behind the <Tabs>',
  ),
  nesting: error('<%{name}> is inside of %{outer}', '%{fix}'),
  'nested-too-deep': error(
    'elements are nested too deep',
    'write fewer quotes, lists, and elements in one another',
    'at most %{levels} levels',
  ),
  'too-many-signs': error(
    'a paragraph has more than %{most} of the signs * [ ] _',
    'divide it by empty lines, or write it as code between ``` and ```',
  ),
  'not-data': error('%{problem}', 'give the element plain data, or write its content in Markdown'),
  'element-not-allowed': error('<%{element}> is not allowed in content', '%{fix}'),
  'attribute-not-allowed': error('%{description} is not allowed on <%{element}>', '%{fix}'),
  'partial-in-itself': error('"%{file}" imports itself: %{way}', 'remove one of these imports'),
  import: error(`"%{file}" can't be imported`, '%{fix}', `import Name from './_name.mdx'`),
  syntax: error('%{problem}', '%{fix}'),
  // Markdown.
  'code-notes': warning(
    'the notes of this code are %{notes}',
    'give each note of the list a comment such as // (1) in the code',
    '%{expected}',
  ),
  formula: error(
    `the formula "%{tex}" can't be read`,
    'correct the formula; for a dollar sign as text write \\$',
    'TeX that KaTeX knows (%{reason})',
  ),
  diagram: error(
    "this diagram can't be drawn",
    'correct the diagram; write code that is no diagram with another language, or as text',
    'a diagram that Mermaid knows (%{reason})',
  ),
  'diagram-without-title': warning(
    'this diagram has no title',
    'write ```mermaid title="What the diagram shows": it is the name that screen readers say',
  ),
  empty: warning('this %{what} is empty', '%{fix}'),
  'code-words': warning(
    'unknown words after the language of a code block: %{words}',
    'remove them or write one of the allowed forms',
    '%{expected}',
  ),
  'unread-markup': warning('"%{found}" is shown as text', '%{fix}; for text %{asText}'),
  misread: warning('"%{found}" is read as %{as}', '%{fix}'),
  'markup-in-text': warning(
    '"%{found}" in "%{key}" is shown as it is',
    'write the text without markup: %{plain}',
  ),
  'lost-text': warning('nothing shows the text "%{text}"', '%{fix}'),
  'open-block': warning('"%{block}" is not closed: it contains the rest of the text', '%{fix}'),
  'unknown-element': warning(
    'HTML has no element "%{written}", which shows nothing of itself',
    '%{fix}',
  ),
  'unknown-language': warning('unknown code language "%{language}"', '%{fix}', '%{expected}'),
  'unknown-block': warning('unknown block ":::%{name}"', '%{fix}', '%{expected}'),
  'title-twice': warning(
    'the heading "%{title}" is the title of the page, which is shown above the text',
    'remove the heading, or give it other words',
  ),
  'id-twice': warning('two elements have the id "%{id}"', 'give one of them another id'),
  'marker-without-effect': warning(
    'this truncate marker has no effect',
    'remove it if it is the second one or nothing is above it; else put it on its own line at the left margin, outside of other blocks, with empty lines around',
  ),
  'file-unreadable': error(
    `the file "%{file}" can't be read`,
    'check the path, which is relative to this file',
    'a file of the content, such as ./samples/search.mjs or ./name.figure.svg',
  ),
  'code-region-missing': error(
    '"%{file}" has no region "%{region}" that ends',
    'correct the name, or put the markers into the file',
    '%{expected}',
  ),
  // Links and pictures.
  'figure-not-alone': error(
    'the figure "%{url}" is not alone in its paragraph',
    'put an empty line before and after it, outside of tables, lists of text, headings and links',
    '![What the figure shows](./name.figure.svg "Caption") on a line of its own',
  ),
  'picture-without-text': error(
    '"%{url}" lacks its description or its caption',
    'write both: the description is what screen readers and Markdown pages get',
    '![What it shows](%{url} "Caption")',
  ),
  'figure-content': error(
    '%{name}: %{reason}',
    'take out what is not allowed; colors come from the classes',
    'shapes and texts with the classes %{classes}',
  ),
  'empty-address': warning('the link "%{text}" leads nowhere', '%{fix}'),
  'image-on-host': error(
    'the %{of} "%{address}" is no file of the site',
    'put the file beside the page: the site loads nothing from elsewhere',
  ),
  'image-without-address': error(
    'this %{of} has no address',
    'write the path of a file beside the page: ![What it shows](./shop.png)',
  ),
  'image-missing': error('the %{of} "%{address}" does not exist', '%{fix}', 'a file %{file}'),
  'image-unreadable': error(
    'the image "%{address}" is not a picture that can be read',
    'save it as PNG or JPEG in a picture program; a film is <video src="%{address}" controls></video>, and any other file a link: [text](%{address})',
    'a PNG, JPEG, GIF, WebP, AVIF, or SVG file',
  ),
  'image-too-large': error(
    'the image "%{address}" has more than 268 million pixels',
    'save a smaller one: no side longer than 16,383',
  ),
  'image-parts': warning(
    'the drawing "%{address}" names other files, which browsers do not load for a picture',
    'put what they show into the drawing itself: open it in a drawing program, and embed the files',
  ),
  'image-without-size': warning(
    'the drawing "%{address}" has no size',
    'give its <svg> the attribute viewBox, such as viewBox="0 0 600 400"',
  ),
  'image-outside': error(
    'the %{of} "%{address}" is outside of the content',
    'put the file beside the page; a file of static/ has the address /%{name}',
  ),
  'file-without-page': warning(
    'broken link "%{address}": no page is made from this file',
    'link to the page that shows it, or rename the file: one whose name begins with _ is a partial; a draft or a post of a later day has a page when it is published',
  ),
  'link-outside': warning(
    'broken link "%{address}": the file is outside of the content',
    'put the file beside the page; a file of static/ has the address /%{name}',
  ),
  'broken-route': warning('broken link "%{address}": no page has the route %{route}', '%{fix}'),
  'broken-link': warning('broken link "%{address}": no page is made from %{file}', '%{fix}'),
  'broken-anchor': warning(
    'broken anchor "#%{anchor}": %{file} has no such id',
    '%{fix}',
    '%{expected}',
  ),
  'code-link': warning(
    'the site links to %{route}, and there is no such page',
    'correct %{name}, or remove it with its links',
    'a page of the documentation',
  ),
};
