import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishPages, type FinishedPages } from './finish-pages';
import type { PageFindings } from './known-pages';

let root = '';
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-finish-'))));
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(root, { recursive: true });
});

const routes = ['/', '/docs/a', '/docs/b'];
const file = (name: string) => path.join(root, 'public', name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), text);
};
const page = (route: string, style = '.a{color:red}') =>
  `<html><head><style>${style}</style></head><body><script id="x">window.pagePath="${route}";</script></body></html>`;
const writeSite = () => {
  write('index.html', page('/'));
  write('docs/a/index.html', page('/docs/a'));
  write('docs/b/index.html', page('/docs/b', '.b{color:blue}'));
};
const memory = () => path.join(root, 'cache/pages.json');
const finish = (stale: string[] = [], ahead = new Map<string, PageFindings>()) =>
  finishPages(path.join(root, 'public'), routes, memory(), new Set(stale), ahead);

/** The pages that a run reads, relative to the site. */
async function readBy(run: () => Promise<unknown>): Promise<string[]> {
  const reads = vi.spyOn(fs, 'readFileSync');
  await run();
  const names = reads.mock.calls
    .map(([name]) => path.relative(path.join(root, 'public'), String(name)))
    .filter((name) => name.endsWith('index.html'));
  reads.mockRestore();
  // The page at the root is also read for the names of the scripts.
  return [...new Set(names)].filter((name) => name !== 'index.html');
}

/** What was found in one of the pages. */
function findingsAt({ code }: FinishedPages, at: number): PageFindings {
  const one = code[at];
  if (!one) throw new Error(`There is no page ${at}.`);
  return { code: one, hasBrowserDrawnDiagrams: false, card: undefined };
}

describe('finishing pages', () => {
  it('makes their scripts constant, writes each twice, and tells what they hold inline', async () => {
    writeSite();
    const { code, files } = await finish();
    expect([...files]).toEqual([
      '/index.html',
      '/docs/a/index.html',
      '/docs/a.html',
      '/docs/b/index.html',
      '/docs/b.html',
    ]);
    expect(new Set(code.flatMap(({ scripts }) => scripts))).toEqual(
      new Set(['window.pagePath=document.currentScript.dataset.value']),
    );
    expect(code.flatMap(({ styles }) => styles)).toEqual([
      '.a{color:red}',
      '.a{color:red}',
      '.b{color:blue}',
    ]);
    expect(fs.readFileSync(file('docs/a.html'), 'utf8')).toBe(
      fs.readFileSync(file('docs/a/index.html'), 'utf8'),
    );
  });

  it('reads pages again only when their files changed, and finds the same', async () => {
    writeSite();
    const first = await finish();
    expect(await readBy(() => finish())).toEqual([]);
    expect((await finish()).code).toEqual(first.code);
    write('docs/b/index.html', page('/docs/b', '.c{color:green}'));
    expect(await readBy(() => finish())).toEqual(['docs/b/index.html']);
    const { code } = await finish();
    expect(code.flatMap(({ styles }) => styles)).toContain('.c{color:green}');
    expect(code.flatMap(({ styles }) => styles)).not.toContain('.b{color:blue}');
    expect(fs.readFileSync(file('docs/b.html'), 'utf8')).toContain('.c{color:green}');
  });

  it('puts slices into pages, also into those that did not change otherwise', async () => {
    const names = (html: string) => html.match(/app-\d\.js/g);
    const slice = (number: number) =>
      write('_gatsby/slices/scripts.html', `<script src="/app-${number}.js"></script>`);
    writeSite();
    const room = '<slice-start id="scripts"></slice-start><slice-end id="scripts"></slice-end>';
    for (const name of ['docs/a', 'docs/b']) write(`${name}/index.html`, page(`/${name}`) + room);
    slice(1);
    await finish(['/docs/a', '/docs/b']);
    slice(2);
    await finish(['/docs/b']);
    const read = (name: string) => names(fs.readFileSync(file(name), 'utf8'));
    expect([read('docs/a/index.html'), read('docs/a.html')]).toEqual([['app-1.js'], ['app-1.js']]);
    expect([read('docs/b/index.html'), read('docs/b.html')]).toEqual([['app-2.js'], ['app-2.js']]);
  });

  it('reads no page that was finished ahead, but one without its second name', async () => {
    writeSite();
    const first = await finish();
    fs.rmSync(memory());
    fs.rmSync(file('docs/b.html'));
    const ahead = new Map(routes.map((route, at) => [route, findingsAt(first, at)]));
    expect(await readBy(() => finish(routes, ahead))).toEqual(['docs/b/index.html']);
    expect((await finish(routes, ahead)).code).toEqual(first.code);
    expect(fs.existsSync(file('docs/b.html'))).toBe(true);
  });

  it('copies a page where the system has no links, and a changed one again', async () => {
    vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw new Error('EPERM: operation not permitted');
    });
    writeSite();
    await finish();
    write('docs/b/index.html', page('/docs/b', '.c{color:green}'));
    await finish();
    const [one, twin] = ['docs/b/index.html', 'docs/b.html'].map((name) => fs.statSync(file(name)));
    expect(twin?.ino).not.toBe(one?.ino);
    expect(fs.readFileSync(file('docs/b.html'), 'utf8')).toContain('.c{color:green}');
  });

  it('reads all of them when what it knew is damaged', async () => {
    writeSite();
    const first = await finish();
    fs.writeFileSync(memory(), '{"version":');
    expect(await readBy(() => finish())).toEqual(['docs/a/index.html', 'docs/b/index.html']);
    expect((await finish()).code).toEqual(first.code);
  });
});
