import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { atomicResults } from './atomic-results.mjs';

const { at } = temporaryFolder();
const gatsby = copiedGatsby();
atomicResults(gatsby);
const { outputFile } = gatsby.gatsby('fs-extra');

it('a reader gets the complete old or the complete new result', async () => {
  const folder = at('public/page-data/sq/d');
  const file = path.join(folder, '1.json');
  await outputFile(file, '{"first":1}');
  const reader = await fs.promises.open(file);
  await outputFile(file, '{"second":2}');
  expect(await reader.readFile('utf8')).toBe('{"first":1}');
  await reader.close();
  expect(fs.readFileSync(file, 'utf8')).toBe('{"second":2}');
  expect(fs.readdirSync(folder)).toEqual(['1.json']);
});

it('concurrent writes leave the last result complete', async () => {
  const folder = at('public/page-data/sq/d');
  const file = path.join(folder, '1.json');
  const texts = Array.from({ length: 20 }, (_, at) =>
    JSON.stringify({ at, text: 'x'.repeat(1e5) }),
  );
  await Promise.all(texts.map((text) => outputFile(file, text)));
  expect(texts).toContain(fs.readFileSync(file, 'utf8'));
  expect(fs.readdirSync(folder)).toEqual(['1.json']);
});

it('other files are written as before', async () => {
  const file = at('public/index.html');
  await outputFile(file, 'a');
  const reader = await fs.promises.open(file);
  await outputFile(file, 'b');
  expect(await reader.readFile('utf8')).toBe('b');
  await reader.close();
});
