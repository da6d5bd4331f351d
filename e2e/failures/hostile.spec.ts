import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { watchForHarm } from '../support/hostile-service';
import { visit } from '../support/page';

/** Texts that break code if it treats them as code, a path, or a key. */
const texts: Readonly<Record<string, string>> = {
  markup: `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>`,
  'a script URL': 'javascript:window.ran=1',
  'a key of objects': '__proto__',
  'an inherited key': 'constructor',
  'an expression': '${window.ran=1}{{window.ran=1}}',
  'marks of direction': '\u202Egpj.exe\u202C \u200F\u2066filter\u2069',
  'a null and controls': 'a\u0000b\u0007\u001B[31mc',
  '10 kB': 'filter '.repeat(1430),
  'a long word': 'x'.repeat(8000),
};

/** Values that no text encodes to: invalid UTF-8, a lone surrogate, an incomplete escape. */
const brokenValues = ['%ED%A0%80', '%FF%FE', '%', '%E0%A4%A'];

for (const [name, text] of Object.entries(texts)) {
  test(`${name} in the addresses of search and playground is text`, async ({ page }) => {
    const expectNoHarm = watchForHarm(page, true);
    const value = encodeURIComponent(text);
    // Servers refuse a long text in every parameter.
    const other = text.length > 1000 ? 'x' : value;
    await visit(page, `/search?query=${value}&f.tag=${other}&sort=${other}&page=${other}#${other}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(/loading/i);
    await expectNoHarm();
    await visit(
      page,
      `/playground?source=${other}&q=${value}&sort=${other}&host=${other}&f.brand=${other}`,
    );
    await expectNoHarm();
  });
}

test('hostile anchors are text', async ({ page }) => {
  const expectNoHarm = watchForHarm(page, true);
  for (const [at, text] of Object.values(texts).slice(0, 7).entries()) {
    // Another query makes it another document.
    await visit(page, contentRoute(`/docs/tags?at=${at}#${encodeURIComponent(text)}`));
    await expectNoHarm();
  }
});

test('addresses with invalid encoding open', async ({ page }) => {
  const expectNoHarm = watchForHarm(page, true);
  for (const value of brokenValues) {
    await visit(page, `/search?query=${value}&f.tag=${value}`);
    await expectNoHarm();
    await visit(page, contentRoute(`/docs/qsc-admin/search/filters#${value}`));
    await expectNoHarm();
  }
});

test('hostile values in storage are ignored', async ({ page }) => {
  const expectNoHarm = watchForHarm(page, true);
  const routes = ['/', contentRoute('/docs/qsc-admin/search/filters'), '/playground'];
  for (const [at, text] of Object.values(texts).slice(0, 6).entries()) {
    await page.addInitScript((value) => {
      const keys = ['theme', 'theme.follow-system', 'announcement.id', 'announcement.dismissed'];
      for (const key of [...keys, 'docs-version', 'tabs.language', 'tab.language', '__proto__'])
        localStorage.setItem(key, value);
      for (const key of ['load-failure.reloaded', 'sidebar.closed-and-open'])
        sessionStorage.setItem(key, value);
    }, text);
    await visit(page, routes[at % routes.length] ?? '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectNoHarm();
  }
});
