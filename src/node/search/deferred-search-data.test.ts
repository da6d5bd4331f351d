import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { deferSearchData, writeDeferredSearchData, manifestFile } from './deferred-search-data';

const { at } = temporaryFolder('qsc-search-');
const file = () => at(manifestFile);
const written: string[] = [];
/** Writes the data of a text, and lists that it did. */
const write = (text: string) => async () => {
  written.push(text);
  await Promise.resolve();
  fs.writeFileSync(file(), text);
};
beforeEach(() => {
  written.splice(0);
  fs.mkdirSync(path.dirname(file()));
});

describe('deferred search data', () => {
  it('are written by the first search, and once', async () => {
    fs.writeFileSync(file(), 'old');
    await deferSearchData(at(''), write('new'));
    expect([fs.existsSync(file()), written]).toEqual([false, []]);
    await Promise.all([writeDeferredSearchData(), writeDeferredSearchData()]);
    await writeDeferredSearchData();
    expect([fs.readFileSync(file(), 'utf8'), written]).toEqual(['new', ['new']]);
  });

  it('are built from the newest content, also when it changes during the run', async () => {
    await deferSearchData(at(''), async () => {
      await write('first')();
      await deferSearchData(at(''), write('second'));
    });
    await writeDeferredSearchData();
    expect([fs.readFileSync(file(), 'utf8'), written]).toEqual(['second', ['first', 'second']]);
  });

  it('are written again after a failure', async () => {
    let attempts = 0;
    await deferSearchData(at(''), async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no memory');
      await write('new')();
    });
    await expect(writeDeferredSearchData()).rejects.toThrow('no memory');
    await writeDeferredSearchData();
    expect(written).toEqual(['new']);
  });
});
