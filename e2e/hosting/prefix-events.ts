import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { settings } from '../../src/test/sites/support/site-content';
import { hits, title } from '../support/elements';
import { publicFolder, readBuilt, visit } from '../support/page';
import { address, violations } from './prefix-site';

type Sent = [address: string, event: Record<string, unknown>];

/** Records beacons instead of sending them: the address in the tests has no server. */
async function recordBeacons(page: Page): Promise<Sent[]> {
  const events: Sent[] = [];
  await page.exposeFunction('recordBeacon', (address: string, text: string) =>
    events.push([address, JSON.parse(text) as Record<string, unknown>]),
  );
  await page.addInitScript(() => {
    navigator.sendBeacon = (address, text) => {
      const { recordBeacon } = window as unknown as Record<string, (...texts: unknown[]) => void>;
      recordBeacon?.(String(address), text);
      return true;
    };
  });
  return events;
}

/** Tests of a site with an address for events. */
export function eventTests(): void {
  test('sends visits, searches, and clicks without a cookie or id', async ({ page, context }) => {
    const beacons = await recordBeacons(page);
    await visit(page, address('/docs/start'));
    const box = page.getByRole('combobox').first();
    await box.fill('unlike');
    await box.press('Enter');
    await expect(title(page)).toHaveText('Search results');
    const hit = hits(page).getByRole('link').first();
    await hit.click();
    await expect(title(page)).toHaveText('Something else');
    const types = ['visit', 'visit', 'search', 'clickDocument', 'visit'];
    await expect.poll(() => beacons.map(([, { type }]) => type)).toEqual(types);
    for (const [to] of beacons) expect(to).toBe(settings.GATSBY_EVENTS_ENDPOINT);
    const events = beacons.map(([, event]) => event);
    const { requestId } = events[2] ?? {};
    expect(requestId).toMatch(/^[\w-]{8,}$/);
    expect(events).toEqual([
      { type: 'visit', documentId: '/docs/start' },
      { type: 'visit', documentId: '/search' },
      { type: 'search', query: 'unlike', page: 1, total: 1, requestId },
      { type: 'clickDocument', documentId: expect.any(String), position: 1, requestId },
      { type: 'visit', documentId: '/blog/other' },
    ]);
    expect(await context.cookies()).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('sends an address without a page as missing', async ({ page }) => {
    const events = await recordBeacons(page);
    await visit(page, address('/docs/nowhere'));
    const missing = { type: 'missing', documentId: '/docs/nowhere' };
    await expect.poll(() => events.map(([, event]) => event)).toEqual([missing]);
  });

  for (const signal of ['doNotTrack', 'globalPrivacyControl'])
    test(`sends nothing if the browser forbids it: ${signal}`, async ({ page }) => {
      const events = await recordBeacons(page);
      await page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true;
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }, signal);
      await page.goto(address('/search?query=unlike'));
      await expect(hits(page)).toHaveCount(1);
      expect(events).toEqual([]);
    });

  test('a site without an address has no code for events', () => {
    const scripts = fs.readdirSync(publicFolder).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const file of scripts)
      expect(readBuilt(file), file).not.toMatch(/sendBeacon|clickDocument"?,documentId/);
  });
}
