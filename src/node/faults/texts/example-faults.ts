import { error, warning } from './text';

/** Faults of 'Run here', search examples, the shop, and redirects, by code. */
export const exampleFaults = {
  'in-paragraph': error(
    '<%{name}> is in the middle of a paragraph',
    'put it on its own lines, with empty lines around it',
  ),
  'run-here-file': error(
    '<RunHere> sends the file "%{file}", which this page does not have',
    'write the title of the code block that contains the body',
    '%{expected}',
  ),
  'example-view': error(
    '<SearchExample> has %{conflict}',
    'write view with request="…" and show="…" alone, open with view, or remove them',
    'a view of a GET that all products respond to',
  ),
  'example-parameter': error(
    'the request of <SearchExample> has the unknown parameter "%{name}"',
    'correct or remove it',
    'a parameter of the search call; filters are written f.brand=…',
  ),
  'example-prop-not-text': error(
    'the prop "%{name}" of <SearchExample> is not text',
    'write it in quotes',
    '%{name}="…"',
  ),
  'example-content': error(
    '<SearchExample> contains something that is not the body of a request',
    'remove it; a call without a body is written %{form}',
    'one ```json block, for a POST',
  ),
  'example-without-request': error(
    '<SearchExample> has no request',
    'for example %{form}',
    'the prop request, or a ```json block for a POST',
  ),
  'example-body': error('the body in <SearchExample> is not JSON', 'correct the ```json block'),
  'call-example-rejected': error(
    'the example %{request} is rejected with %{status}',
    'correct the example of the call',
    'status 200',
  ),
  'example-response': error(
    'the request of <SearchExample> %{outcome}',
    '%{fix}',
    'status %{status}',
  ),
  'example-show': error(
    'show of <SearchExample>: %{problem}',
    'correct the path, or write show="all"',
    '%{expected}',
  ),
  'not-a-synonym-group': error(
    '%{entry} is not a synonym group',
    'give at least two words, or words and what they mean',
    '%{expected}',
  ),
  'product-id-twice': error(
    'the id "%{id}" is already used by the product in line %{line}',
    'give each product its own id',
  ),
  'no-route': error(
    '"%{address}" is no route',
    'write the path from the root of the site, without host, query, spaces, or wildcards',
    'a route of this site, such as /docs/page or /docs/page#anchor',
  ),
  'redirect-twice': error('"%{address}" is redirected twice', 'keep one of the entries'),
  'redirect-loop': error(
    '"%{address}" leads back to itself',
    'let one of the entries lead to a page that exists',
  ),
  'redirect-to-no-page': error('"%{route}" is not a page of this site', '%{fix}'),
  'redirect-hides-page': error(
    '"%{address}" is a page of this site, which would not be seen any more',
    'remove the entry or the page',
  ),
  'redirect-not-needed': error(
    '"%{address}" is still there: the page has that anchor',
    'remove the entry, or give the heading another id',
  ),
  'redirect-anchor': warning('the page %{route} has no anchor "#%{anchor}"', '%{fix}'),
};
