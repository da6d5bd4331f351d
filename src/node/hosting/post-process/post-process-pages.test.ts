import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { inlineCode } from '../content-security-policy';
import { postProcessPages } from './post-process-pages';

const folder = temporaryFolder('qsc-pages-');
afterEach(() => vi.restoreAllMocks());

const routes = ['/', '/docs/a', '/docs/b'];
const file = (name: string) => folder.at(`public/${name}`);
const write = (name: string, text: string) => folder.write(`public/${name}`, text);
const page = (route: string, style = '.a{color:red}') =>
  `<html><head><style>${style}</style></head><body><script id="x">window.pagePath="${route}";</script></body></html>`;
const writeSite = () => {
  write('index.html', page('/'));
  write('docs/a/index.html', page('/docs/a'));
  write('docs/b/index.html', page('/docs/b', '.b{color:blue}'));
};
const cacheFolder = () => folder.at('cache');
const postProcess = () => postProcessPages(folder.at('public'), routes, cacheFolder());
const codeOf = ({ pages }: Awaited<ReturnType<typeof postProcessPages>>) =>
  [...pages.values()].map(({ code }) => code);
/** Sources of a policy for some styles. */
const styleHashes = (...styles: string[]) =>
  styles.flatMap((style) => inlineCode(`<style>${style}</style>`).styles);

/** The pages that a run reads, relative to the site. */
async function readBy(run: () => Promise<unknown>): Promise<string[]> {
  const reads = vi.spyOn(fs, 'readFileSync');
  await run();
  const names = reads.mock.calls
    .map(([name]) => path.relative(folder.at('public'), String(name)))
    .filter((name) => name.endsWith('index.html'));
  reads.mockRestore();
  return [...new Set(names)];
}

describe('pages after Gatsby wrote them', () => {
  it('get constant scripts and a flat file, and list their inline scripts', async () => {
    writeSite();
    const processed = await postProcess();
    expect([...processed.files]).toEqual([
      '/index.html',
      '/docs/a/index.html',
      '/docs/a.html',
      '/docs/b/index.html',
      '/docs/b.html',
    ]);
    const code = codeOf(processed);
    const script = 'window.pagePath=document.currentScript.dataset.value';
    expect(new Set(code.flatMap(({ scripts }) => scripts))).toEqual(
      new Set(inlineCode(`<script>${script}</script>`).scripts),
    );
    expect(code.flatMap(({ styles }) => styles)).toEqual(
      styleHashes('.a{color:red}', '.a{color:red}', '.b{color:blue}'),
    );
    expect(fs.readFileSync(file('docs/a.html'), 'utf8')).toBe(
      fs.readFileSync(file('docs/a/index.html'), 'utf8'),
    );
  });

  it('are read again only when their files changed', async () => {
    writeSite();
    const first = await postProcess();
    expect(await readBy(postProcess)).toEqual([]);
    expect(codeOf(await postProcess())).toEqual(codeOf(first));
    write('docs/b/index.html', page('/docs/b', '.c{color:green}'));
    expect(await readBy(postProcess)).toEqual(['docs/b/index.html']);
    const styles = codeOf(await postProcess()).flatMap((code) => code.styles);
    expect(styles).toEqual(styleHashes('.a{color:red}', '.a{color:red}', '.c{color:green}'));
    expect(fs.readFileSync(file('docs/b.html'), 'utf8')).toContain('.c{color:green}');
  });

  it('are as old as before when Gatsby wrote them again without a change', async () => {
    const scripts = (hash: string) =>
      `<!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="${hash}";</script>` +
      `<script src="/app-${hash}.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;
    const writeWith = (hash: string) => write('docs/a/index.html', page('/docs/a') + scripts(hash));
    const state = () => {
      const time = fs.statSync(file('docs/a.html')).mtime.getTime();
      return { time, html: fs.readFileSync(file('docs/a.html'), 'utf8') };
    };
    writeSite();
    writeWith('one');
    await postProcess();
    const before = state();
    // By these Gatsby finds the slice when it changes.
    expect(before.html).toMatch(/<!-- slice-start .*<!-- slice-end id="_gatsby-scripts-1" -->/);
    await setTimeout(20);
    for (let time = 0; time < 2; time++) {
      writeWith('one');
      await postProcess();
      expect(state()).toEqual(before);
    }
    writeWith('two');
    await postProcess();
    expect(state().time).toBeGreaterThan(before.time);
    expect(state().html).toContain('/app-two.js');
  });

  it('get a second name that is missing', async () => {
    writeSite();
    await postProcess();
    fs.rmSync(file('docs/b.html'));
    await postProcess();
    expect(fs.existsSync(file('docs/b.html'))).toBe(true);
  });

  it('are copied where the system has no links, and again when they change', async () => {
    vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw new Error('EPERM: operation not permitted');
    });
    writeSite();
    await postProcess();
    write('docs/b/index.html', page('/docs/b', '.c{color:green}'));
    await postProcess();
    const [one, flatCopy] = ['docs/b/index.html', 'docs/b.html'].map((name) =>
      fs.statSync(file(name)),
    );
    expect(flatCopy?.ino).not.toBe(one?.ino);
    expect(fs.readFileSync(file('docs/b.html'), 'utf8')).toContain('.c{color:green}');
  });

  it('are all read when the cache is damaged', async () => {
    writeSite();
    const first = await postProcess();
    const [cached = ''] = fs.readdirSync(cacheFolder());
    fs.writeFileSync(path.join(cacheFolder(), cached), '{"key":');
    const all = ['index.html', 'docs/a/index.html', 'docs/b/index.html'];
    expect(await readBy(postProcess)).toEqual(all);
    expect(codeOf(await postProcess())).toEqual(codeOf(first));
  });
});
