import { error, warning } from './text';

export const fileFaults = {
  // Files.
  'control-character': error(
    'the file contains the control character %{character}',
    '%{fix}',
    'text, line breaks, and tabs',
  ),
  'not-utf-8': error(
    'the file is not UTF-8: byte %{byte} is 0x%{value}',
    'save the file with the encoding UTF-8',
    'a text in UTF-8',
  ),
  'name-not-in-address': error(
    'the name or slug of this file cannot be part of an address',
    'give it another one, which is not . or .., does not end in .md or .html, and has at most 200 letters',
  ),
  'page-of-readme': warning('this README is the page %{route}', 'rename the file to index.md'),
  'file-name-character': error(
    'the name of this file contains %{found}',
    'give the file another name',
    'letters, digits, hyphens, and other visible characters',
  ),
  'link-of-file': error(
    'this link leads to %{to}',
    'delete the link, or put the file itself in its place',
  ),
  'file-ending': warning(
    'no page is made from this file: "%{name}" does not end in .md or .mdx',
    'give the file one of these endings, in small letters',
  ),
  'other-settings': warning(
    'nothing reads this file: settings of a folder are in _category.yml',
    'write its settings into _category.yml',
  ),
  'empty-file': error(
    'the file is empty',
    'write a page with a title in its front matter, or delete the file',
  ),
  'file-too-large': error(
    'the file has %{bytes} bytes; a page may have %{most}',
    'split the page, or serve large data as a file in static/',
  ),
  'route-twice': warning(
    'two pages have the route %{route}; the one of %{first} is built',
    'rename one of the files or give it another slug',
  ),
  'route-of-site': error(
    'the route %{route} is that of a page which the site makes',
    'rename the file or the folder, or give the page another slug',
  ),
  'title-of-partial': warning(
    'this file has a title and makes no page: files whose names start with _ are partials',
    'rename the file, or remove its front matter',
  ),
  // Front matter and settings.
  'key-not-in-route': error(
    `the key "%{key}" can't be part of a route`,
    '%{fix}, and put the name into "label" or "name"',
    'lowercase letters, digits, and hyphens',
  ),
  'undeclared-key': error(
    'unknown %{field} "%{key}"',
    '%{near}declare it in %{file}',
    '%{known} (%{file})',
  ),
  'question-without-heading': error(
    'the question "%{question}" is bound to a heading that does not exist',
    '%{fix}',
    '%{expected}',
  ),
  'yaml-syntax': error('this is not valid YAML: %{message}', '%{fix}'),
  'yaml-not-a-mapping': error(
    'expected keys and values, found something else',
    'write lines of the form "key: value", with a plain space after the colon',
  ),
  'yaml-not-a-list': error(
    'expected a list, found something else',
    'write a list of such entries: each begins with "- "',
    '%{expected}',
  ),
  'yaml-entry-not-a-mapping': error(
    '%{entry} has no keys and values',
    'write a list of such entries',
    '%{expected}',
  ),
  'key-missing': error('"%{key}" is missing', '%{fix}', '%{expected}'),
  'front-matter-open': error(
    'the front matter has no end, or does not begin in the first line',
    'write --- alone in the first line of the file, and in a line after the last key',
  ),
  'unknown-key': error('unknown key "%{key}"', '%{fix}', '%{expected}'),
  'key-empty': error(
    '"%{key}" has no value',
    'give "%{key}" a value or remove the line',
    '%{expected}',
  ),
  value: error('"%{key}" is %{description}', '%{fix}', '%{expected}'),
  'yaml-comment': warning(
    'the text after "#" in "%{key}" is a comment: "%{comment}"',
    'put the value in quotes: %{quoted}; a comment of your own belongs on its own line',
  ),
  'value-character': error('"%{key}" contains the control character %{found}', 'remove it'),
  'include-missing': error('"include" lists %{file}, which does not exist', '%{fix}'),
  'release-day': error(
    'the heading "%{title}" has no day',
    'write the day of the release as the heading',
    'a day such as November 21, 2026: each heading begins an entry of the feed',
  ),
  'release-sentence': error(
    'the entry "%{title}" does not begin with a sentence',
    'write it below the heading',
    'one sentence on its own line that says what changed; it is the title in the feed',
  ),
  'release-order': error(
    'the entry "%{title}" comes after an older one or one of the same day',
    'move the entry up, or join the two',
    'the newest entry first, one for each day',
  ),
};
