import { error, warning } from './text';

export const linkFaults = {
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
  'empty-address': warning(
    'the link "%{text}" leads nowhere',
    'write its address between the parentheses',
  ),
  'unused-address': warning(
    'nothing refers to the address "[%{name}]"',
    'remove the line, or give it a name of its own and refer to it as [text][name]',
  ),
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
    'open the file in a picture program and save it again; its name alone does not make it a picture',
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
    'link to the page that shows it, or rename the file: one whose name begins with _ is a partial',
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
