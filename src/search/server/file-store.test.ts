import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withApp, type TenantState } from '../practice/tenant-state';
import { fileStore } from './file-store';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-tenant-'));
  file = path.join(folder, 'tenant.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const adding = (code: string) => (state: TenantState) =>
  withApp(state, { code, revision: code, schemas: [[]], documents: [] });

it('stores a tenant for the next start, also with concurrent calls', async () => {
  const store = await fileStore(file);
  expect((await store.read()).apps).toEqual([]);
  await Promise.all(['a', 'b', 'c'].map((code) => store.change(adding(code))));
  const again = await fileStore(file);
  expect((await again.read()).apps.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
});

it('leaves the state when a change is refused, and handles the next one', async () => {
  const store = await fileStore(file);
  await store.change(adding('a'));
  const refused = store.change(() => {
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await store.change(adding('b'));
  expect((await (await fileStore(file)).read()).apps).toHaveLength(2);
});

it('leaves the state when the file cannot be written', async () => {
  const store = await fileStore(path.join(folder, 'nowhere', 'tenant.json'));
  await expect(store.change(adding('a'))).rejects.toThrow('ENOENT');
  expect((await store.read()).apps).toEqual([]);
});

it.each(['{', '{}', '{"version":1,"apps":[{}]}'])(
  'does not start on a file that is something else, and leaves it: %s',
  async (text) => {
    fs.writeFileSync(file, text);
    await expect(fileStore(file)).rejects.toThrow('is not a practice tenant');
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  },
);

it('reports a file that cannot be read', async () => {
  await expect(fileStore(folder)).rejects.toThrow(/cannot be read: EISDIR/);
});
