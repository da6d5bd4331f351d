import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { FileCache } from './file-cache';

const { at } = temporaryFolder('qsc-cache-');
const cache = () => new FileCache(path.join(at(''), 'pages'));

it('a cached value is read by its name and key, also by another process', () => {
  cache().write('a page', 'key', { text: 'ä' });
  expect(cache().read('a page', 'key')).toEqual({ text: 'ä' });
  expect(cache().read('a page', 'another key')).toBeUndefined();
  expect(cache().read('another page', 'key')).toBeUndefined();
});
