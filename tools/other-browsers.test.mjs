import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flows } from '../e2e/support/other-browsers-flows.mjs';
import { listen } from '../src/test/support/listen.ts';
import { policyServer } from '../src/test/support/policy-server.ts';
import { missingPrograms } from './debian.mjs';
import { root } from './environment.mjs';
import { pageOf, starters } from './other-browsers.mjs';

for (const [name, start] of Object.entries(starters)) {
  const [missing] = await missingPrograms([name]);

  describe.skipIf(missing && !process.env.CI)(`the built site in ${name}`, () => {
    const violations = [];
    let server;
    let browser;
    beforeAll(async () => {
      expect(missing).toBeUndefined();
      server = await listen(policyServer(root, (report) => violations.push(report)));
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it.each(Object.entries(flows))('passes %s', async (_, run) => {
      violations.length = 0;
      await run(pageOf(browser, server.origin));
      expect([...(await browser.errors()), ...violations]).toEqual([]);
    });
  });
}
