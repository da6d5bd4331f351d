import { describe, expect, it } from 'vitest';
import { areas, selection } from './changed-files.mjs';

const specs = {
  'e2e/playground.spec.ts': "test('an empty address shows an example', () => {});",
  'e2e/playground-service.spec.ts': "test.describe('a hosted service', () => {});",
  'e2e/search-page.spec.ts': "test('facets narrow the results down', () => {});",
  'e2e/pages.spec.ts': "test('ids are unique', () => {});",
  'e2e/outputs.spec.ts': "test('the sitemap lists pages', () => {});",
  'e2e/shell.spec.ts': "test('the announcement can be closed', () => {});",
  'e2e/blog.spec.ts': 'test(`every tag has a page`, () => {});',
  'e2e/develop.spec.ts': "test('shows code samples', () => {});",
  'e2e/examples.spec.ts': "test('a sample can be copied', () => {});",
  'e2e/every-page.spec.ts': "test('axe finds nothing in both modes', () => {});",
};
const select = (...files) => selection(files, specs);

describe('the area of a file', () => {
  it.each([
    ['src/components/playground/request/field.tsx', ['playground', 'request', 'field']],
    ['src/hooks/use-search-box.ts', ['search', 'box']],
    ['src/templates/blog-list.tsx', ['blog']],
    ['src/node/outputs/sitemap.ts', ['outputs', 'sitemap']],
    ['src/search/engine/query/facets.ts', ['search', 'engine', 'query', 'facets']],
    ['src/lib/text/capitalize.ts', ['capitalize']],
    ['src/lib/urls.test.ts', []],
    ['src/test/sites/built-sites.ts', []],
    ['README.md', []],
  ])('is in its path: %s', (file, words) => {
    expect(areas(file)).toEqual(words);
  });
});

describe('what a change is tested with', () => {
  it('is nothing without a change', () => {
    expect(select()).toEqual({
      ...{ types: [], lint: [], format: [], units: [], tests: [], browser: [], unknown: [] },
    });
  });

  it('is the browser tests whose file names the area', () => {
    const file = 'src/components/playground/request/request-form.tsx';
    expect(select(file)).toEqual({
      types: ['.'],
      lint: [file],
      format: [file],
      units: [file],
      tests: [],
      browser: ['e2e/playground.spec.ts', 'e2e/playground-service.spec.ts'],
      unknown: [],
    });
  });

  it('is the tests whose titles name the area when no file does', () => {
    expect(select('src/components/announcement-bar.tsx').browser).toEqual(['e2e/shell.spec.ts']);
    expect(select('src/components/tag-index.tsx').browser).toEqual(['e2e/blog.spec.ts']);
  });

  it('is a changed browser test itself', () => {
    const changed = select('e2e/blog.spec.ts');
    expect([changed.browser, changed.units, changed.unknown]).toEqual([
      ['e2e/blog.spec.ts'],
      [],
      [],
    ]);
  });

  it('is what holds for every page only when that test changed', () => {
    expect(select('src/contexts/color-mode.tsx').browser).toEqual([]);
    expect(select('e2e/every-page.spec.ts').browser).toEqual(['e2e/every-page.spec.ts']);
  });

  it('is the development server only when a file is named after it, or that test changed', () => {
    expect(select('src/components/content/sample-title.tsx').browser).toEqual([
      'e2e/examples.spec.ts',
    ]);
    for (const file of ['src/node/gatsby/develop.ts', 'e2e/develop.spec.ts'])
      expect(select(file).browser).toEqual(['e2e/develop.spec.ts']);
  });

  it('is both projects of types for what both import', () => {
    expect(select('src/lib/urls.ts').types).toEqual(['.', 'src/node']);
    expect(select('src/node/outputs/llms.ts').types).toEqual(['.', 'src/node']);
    expect(select('tools/steps.mjs').types).toEqual([]);
  });

  it('is the tests of content for a page', () => {
    const changed = select('content/blog/suggest.md');
    expect(changed.lint).toEqual([]);
    expect(changed.tests).toEqual(['src/test/', 'src/node/content-checks/']);
    expect(changed.browser).toEqual(['e2e/pages.spec.ts', 'e2e/blog.spec.ts']);
  });

  it('names the files of which it does not know what they touch', () => {
    const files = ['package-lock.json', 'vitest.config.mts', 'tools/serve.mjs', 'e2e/support.ts'];
    expect(select(...files).unknown).toEqual(files);
    expect(select('src/test/sites/constructs.ts').unknown).toHaveLength(1);
  });
});
