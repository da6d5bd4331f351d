import { expect, test } from '@playwright/test';
import { settings } from '../../src/test/sites/support/site-content';
import { clipboard } from '../support/elements';
import { visit } from '../support/page';

/** Behavior of a site whose operator serves the tools for assistants. @param address of a route of the site */
export function toolsTests(address: (path: string) => string): void {
  test('offers to install the tools for assistants', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, address('/docs/start'));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const cursor = page.getByRole('link', { name: 'Add tools to Cursor' });
    await expect(cursor).toHaveAttribute('href', /^cursor:\/\/.+\/mcp\/install\?name=.+&config=./);
    const code = page.getByRole('link', { name: 'Add tools to VS Code' });
    await expect(code).toHaveAttribute('href', /^vscode:mcp\/install\?%7B/);
    await page.getByRole('button', { name: 'Copy command for Codex' }).click();
    await expect
      .poll(() => clipboard(page))
      .toBe(`codex mcp add qsc-documentation --url "${settings.GATSBY_MCP_URL}"`);
  });
}
