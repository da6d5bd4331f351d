import { expect, it } from 'vitest';
import { contentType, headerRules } from './rules';

const headers = (prefix: string, isPreview: boolean) =>
  new Map(headerRules(prefix, isPreview).map(({ name, value }) => [name, value]));

it('every response links to the list of pages and the description of the API, below the path prefix', () => {
  expect(headers('/help', false).get('Link')).toBe(
    '</help/llms.txt>; rel="describedby llms-txt"; type="text/plain", ' +
      '</help/openapi/qsc.yaml>; rel="service-desc"; type="application/yaml"',
  );
});

it('previews alone are left out of search engines', () => {
  expect(headers('', true).get('X-Robots-Tag')).toBe('noindex');
  expect(headers('', false).has('X-Robots-Tag')).toBe(false);
});

it.each([
  ['/static/a/tour.mp4', 'video/mp4'],
  ['/static/a/manual.pdf', 'application/pdf'],
  ['/static/a/SHOP.PNG', 'image/png'],
  ['/static/a/shop.avif', 'image/avif'],
])('%s beside a page is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
