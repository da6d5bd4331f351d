import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deferSearchData, makeDeferredSearchData, manifestFile } from './deferred-search-data';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-search-'));
  fs.mkdirSync(path.join(folder, path.dirname(manifestFile)));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const file = () => path.join(folder, manifestFile);
const made: string[] = [];
/** Notes that the data of a text are made, and writes them. */
const writing = (text: string) => async () => {
  made.push(text);
  await Promise.resolve();
  fs.writeFileSync(file(), text);
};
beforeEach(() => void made.splice(0));

describe('search data that are put off', () => {
  it('are not there until somebody wants them, and made once', async () => {
    fs.writeFileSync(file(), 'old');
    await deferSearchData(folder, writing('new'));
    expect([fs.existsSync(file()), made]).toEqual([false, []]);
    await Promise.all([makeDeferredSearchData(), makeDeferredSearchData()]);
    await makeDeferredSearchData();
    expect([fs.readFileSync(file(), 'utf8'), made]).toEqual(['new', ['new']]);
  });

  it('are those of the newest content, also when it changes while they are made', async () => {
    await deferSearchData(folder, async () => {
      await writing('first')();
      await deferSearchData(folder, writing('second'));
    });
    await makeDeferredSearchData();
    expect([fs.readFileSync(file(), 'utf8'), made]).toEqual(['second', ['first', 'second']]);
  });

  it('are made again after a failure', async () => {
    let attempts = 0;
    await deferSearchData(folder, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no memory');
      await writing('new')();
    });
    await expect(makeDeferredSearchData()).rejects.toThrow('no memory');
    await makeDeferredSearchData();
    expect(made).toEqual(['new']);
  });
});
