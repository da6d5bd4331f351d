import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildsAroundFault, movedBuild } from './built-sites';
import { changed, digests } from './site-files';

it('a build after one that failed publishes every edit', async () => {
  const { failed, healed } = await buildsAroundFault();
  expect(failed.code, failed.output).toBe(1);
  expect(healed.code, healed.output).toBe(0);
  for (const file of ['docs/edited.html', 'docs/edited/index.html', 'docs/edited.md'])
    expect(fs.readFileSync(path.join(healed.folder, 'public', file), 'utf8'), file).toContain(
      'Beside a fault.',
    );
});

it('a picture that was taken away is not published again, nor what no build of the site wrote', async () => {
  const { healed } = await buildsAroundFault();
  const files = [...digests(healed).keys()];
  expect(files.filter((file) => /photo|of-earlier/.test(file))).toEqual([]);
});

it('a site whose folder was renamed and whose public folder was emptied is built as before', async () => {
  const moved = await movedBuild();
  expect(moved.code, moved.output).toBe(0);
  const { healed } = await buildsAroundFault();
  expect(changed(digests(healed), digests(moved))).toEqual([]);
});
