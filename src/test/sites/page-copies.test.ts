import { expect, it } from 'vitest';
import { readPage } from '../support/compiled-content';
import { pageFiles } from '../support/content-files';
import { lostWords, nothing } from '../outputs/page-copies';

it.each(pageFiles('content/docs', 'content/blog'))(
  'the copy of %s, the search, and feeds have all its words',
  async (file) => {
    expect(lostWords((await readPage(file)).content)).toEqual(nothing);
  },
);
