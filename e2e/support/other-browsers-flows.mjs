/* global document, history, location, performance, window, Event, dispatchEvent -- functions here run in pages */
const doc = '/docs/qsc-admin/search/filters';
const h1 = 'main h1';

/** The main flows of readers, by name. A flow fails at a step whose element does not appear. */
export const flows = {
  async 'reading, navigation, and Back'(page) {
    await page.visit(doc);
    await page.sees(h1, 'Filters');
    await page.click('nav [rel=next]');
    await page.until(
      'another page',
      () => document.querySelector('main h1')?.textContent !== 'Filters',
    );
    await page.evaluate(() => history.back());
    await page.sees(h1, 'Filters');
    // WebKit has no prefetch, so Gatsby fetches the data.
    await page.until('prefetched pages', () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/page-data/docs/')),
    );
  },
  async 'search box with keys, results'(page) {
    await page.visit(doc);
    await page.press('/');
    await page.until('focus', () => document.activeElement?.getAttribute('role') === 'combobox');
    await page.type('facet');
    // The list for the complete word, since an earlier one would be replaced.
    await page.sees('[role=option].page .text', 'acet');
    await page.until('suggestions', () =>
      document
        .querySelector('[role=option].suggestion')
        ?.textContent.toLowerCase()
        .startsWith('facet'),
    );
    await page.press('ArrowDown');
    await page.until(
      'a chosen option',
      () => document.querySelector('[role=option][aria-selected=true]') !== null,
    );
    await page.press('Enter');
    await page.sees(h1);
    await page.visit('/search?query=facet');
    await page.sees('main article a');
    await page.click('main aside input[type=checkbox]');
    await page.until('a filter in the address', () => location.search.includes('f.'));
    await page.sees('main article a');
  },
  async 'color mode, tabs, copy'(page) {
    await page.visit(doc);
    await page.click('button', 'Switch to dark mode');
    await page.until('dark mode', () => document.documentElement.dataset.theme === 'dark');
    await page.click('[role=tab]:not([aria-selected=true])');
    await page.until(
      'a chosen tab',
      () => document.querySelector('[role=tab]:nth-child(n+2)[aria-selected=true]') !== null,
    );
    await page.click('button', 'Copy code');
    await page.click('button', 'Copy page');
    await page.click('button', 'More');
    await page.sees('.page-menu a', 'View as Markdown');
  },
  async terms(page) {
    await page.visit(doc);
    await page.until('a term', () => {
      const term = document.querySelector('a.defined');
      term?.focus();
      return document.activeElement === term && term !== null;
    });
    await page.sees('[role=tooltip], .term-card, [popover]');
  },
  async 'run here'(page) {
    await page.visit('/docs/qsc-admin/tutorials/first-search-app-in-5-minutes');
    await page.click('button', 'Run here');
    await page.sees('.run-here [role=status]', 'Status 200');
  },
  async playground(page) {
    await page.visit('/playground');
    await page.sees('.playground article');
    await page.click('.playground button[type=submit]');
    await page.sees('.playground .status', '200');
  },
  async print(page) {
    await page.visit(doc);
    await page.evaluate(() => {
      window.print = () => undefined;
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
    });
    await page.sees(h1, 'Filters');
  },
};
