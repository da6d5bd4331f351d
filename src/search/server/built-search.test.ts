import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handbook, handbookDefinition } from '../../test/samples/handbook';
import { serveHandbook, type ServedHandbook } from '../../test/api/served-handbook';
import { testEngine } from '../../test/support/test-engine';
import { builtSearch, SearchDataError } from './built-search';

let data: ServedHandbook;
beforeEach(async () => {
  data = await serveHandbook({ maxInline: 0, part: 100 });
});
afterEach(() => data.close());

describe('the search over a build with postings in parts', () => {
  it.each(['ranges', 'rnge fliters', 'pag'])(
    'responds to %s like an engine with all postings in one piece',
    async (q) => {
      const { engine } = await builtSearch(data.folder)();
      const expected = await testEngine(handbookDefinition, handbook).engine.search({ q });
      expect((await engine.search({ q })).result['handbook']).toEqual({
        ...expected.result['handbook'],
        time: expect.any(Number) as number,
      });
    },
  );

  it('reports which part is missing', async () => {
    const { engine } = await builtSearch(data.folder)();
    fs.rmSync(path.join(data.folder, 'parts'), { recursive: true });
    const failure = await engine.search({ q: 'ranges' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchDataError);
    expect(String(failure)).toContain('parts');
  });
});
