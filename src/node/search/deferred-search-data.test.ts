import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deferSearchData, writeDeferredSearchData, manifestFile } from './deferred-search-data';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-search-'));
  fs.mkdirSync(path.join(folder, path.dirname(manifestFile)));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = () => path.join(folder, manifestFile);
const written: string[] = [];
/** Writes the data of a text, and lists that it did. */
const write = (text: string) => async () => {
  written.push(text);
  await Promise.resolve();
  fs.writeFileSync(file(), text);
};
beforeEach(() => void written.splice(0));

describe('deferred search data', () => {
  it('are written by the first search, and once', async () => {
    fs.writeFileSync(file(), 'old');
    await deferSearchData(folder, write('new'));
    expect([fs.existsSync(file()), written]).toEqual([false, []]);
    await Promise.all([writeDeferredSearchData(), writeDeferredSearchData()]);
    await writeDeferredSearchData();
    expect([fs.readFileSync(file(), 'utf8'), written]).toEqual(['new', ['new']]);
  });

  it('are built from the newest content, also when it changes during the run', async () => {
    await deferSearchData(folder, async () => {
      await write('first')();
      await deferSearchData(folder, write('second'));
    });
    await writeDeferredSearchData();
    expect([fs.readFileSync(file(), 'utf8'), written]).toEqual(['second', ['first', 'second']]);
  });

  it('are written again after a failure', async () => {
    let attempts = 0;
    await deferSearchData(folder, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no memory');
      await write('new')();
    });
    await expect(writeDeferredSearchData()).rejects.toThrow('no memory');
    await writeDeferredSearchData();
    expect(written).toEqual(['new']);
  });
});
