import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('search engines and crawlers find no fault on the site', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/check-seo.mjs'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
