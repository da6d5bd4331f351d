import { expect, test } from '@playwright/test';
import { expectMode, resultStatus } from '../support/elements';
import { watchForHarm } from '../support/hostile-service';
import { pageKinds, visit } from '../support/page';

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

for (const [name, text] of Object.entries(texts)) {
  test(`${name} in the addresses of search, playground, and a page is text`, async ({ page }) => {
    const expectNoHarm = watchForHarm(page, true);
    const value = encodeURIComponent(text);
    // Servers refuse a long text in every parameter.
    const other = text.length > 1000 ? 'x' : value;
    await visit(page, `/search?query=${value}&f.tag=${other}&sort=${other}&page=${other}#${other}`);
    await expect(resultStatus(page).first()).not.toHaveText(/loading/i);
    await expectNoHarm();
    const form = `source=${other}&q=${value}&sort=${other}&host=${other}&f.brand=${other}`;
    await visit(page, `/playground?${form}`);
    await expectNoHarm();
    await visit(page, `${pageKinds.tags}#${value}`);
    await expectNoHarm();
  });
}

test('addresses with invalid encoding open', async ({ page }) => {
  const expectNoHarm = watchForHarm(page, true);
  // Values that no text encodes to: invalid UTF-8, a lone surrogate, an incomplete escape.
  for (const value of ['%ED%A0%80', '%FF%FE', '%', '%E0%A4%A'])
    for (const address of [`/search?query=${value}&f.tag=${value}`, `${pageKinds.doc}#${value}`]) {
      await visit(page, address);
      await expectNoHarm();
    }
});

test('hostile values in storage are ignored', async ({ page }) => {
  const expectNoHarm = watchForHarm(page, true);
  const routes = [pageKinds.home, pageKinds.doc, pageKinds.playground];
  for (const [index, text] of Object.values(texts).slice(0, 6).entries()) {
    await page.addInitScript((value) => {
      const keys = ['theme', 'theme.follow-system', 'announcement.id', 'announcement.dismissed'];
      for (const key of [...keys, 'docs-version', 'tabs.language', 'tab.language', '__proto__'])
        localStorage.setItem(key, value);
      for (const key of ['load-failure.reloaded', 'sidebar.closed-and-open'])
        sessionStorage.setItem(key, value);
    }, text);
    await visit(page, routes[index % routes.length] ?? '/');
    await expectMode(page, 'light');
    await expectNoHarm();
  }
});
