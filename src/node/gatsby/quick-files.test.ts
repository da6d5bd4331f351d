import fs from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder';
import { setImmediate as pause } from 'node:timers/promises';
import { quickenDigests, quickenFiles } from './quick-files';

const { at, write } = temporaryFolder('qsc-quick-');
const gatsby = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'));

interface Files {
  outputFile(file: string, data: string | Uint8Array): Promise<void>;
  readFile(file: string, encoding?: string): Promise<string | Buffer>;
  readFile(file: string, callback: (error: Error | null, data: Buffer) => void): void;
  stat(file: string): Promise<fs.Stats>;
}
const files = gatsby('fs-extra') as Files;
const core = gatsby('gatsby-core-utils') as { md5File: (file: string) => Promise<string> };
const before = { ...files };
const { md5File } = core;

beforeAll(() => {
  quickenFiles();
  quickenDigests();
});

it('writes and reads files as before, in folders that are not there yet', async () => {
  expect(files.outputFile).not.toBe(before.outputFile);
  await files.outputFile(at('a/b/c.html'), '<p>ä');
  expect(await files.readFile(at('a/b/c.html'), 'utf8')).toBe('<p>ä');
  await files.outputFile(at('a/b/c.html'), Buffer.from('other'));
  expect(await files.readFile(at('a/b/c.html'))).toEqual(Buffer.from('other'));
  expect((await files.stat(at('a/b/c.html'))).size).toBe(5);
});

it('rejects where it cannot, as before', async () => {
  write('file', 'text');
  const calls = ({ readFile, stat, outputFile }: Files) => [
    readFile(at('none'), 'utf8'),
    stat(at('none')),
    outputFile(at('file/below'), 'text'),
  ];
  const codes = async (tried: Promise<unknown>[]) =>
    (await Promise.allSettled(tried)).map((one) =>
      one.status === 'rejected' ? (one.reason as NodeJS.ErrnoException).code : 'done',
    );
  expect(await codes(calls(files))).toEqual(['ENOENT', 'ENOENT', expect.stringMatching(/^E\w+$/)]);
  expect(await codes(calls(before))).not.toContain('done');
});

it('calls back where a function is given', async () => {
  const file = write('text', 'text');
  const data = await new Promise<Buffer>((resolve) =>
    files.readFile(file, (_error, found) => resolve(found)),
  );
  expect(data.toString()).toBe('text');
});

it('gives files the digests that they had', async () => {
  expect(core.md5File).not.toBe(md5File);
  const texts = ['', 'text', 'ä'.repeat(200_000)];
  for (const text of texts) {
    const file = write('file', text);
    expect(await core.md5File(file)).toBe(await md5File(file));
  }
  await expect(core.md5File(at('none'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('makes one digest after the other, with a pause for what is made of the file', async () => {
  const file = write('file', 'text');
  await pause();
  const done: string[] = [];
  for (const name of ['first', 'second']) void core.md5File(file).then(() => done.push(name));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(done).toEqual(['first']);
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
});

it('is there before plugins take the digest', () => {
  const config = fs.readFileSync('gatsby-config.ts', 'utf8');
  expect(config).toMatch(/^quickenDigests\(\);$/m);
  const plugin = gatsby.resolve('gatsby-source-filesystem/create-file-node.js');
  expect(fs.readFileSync(plugin, 'utf8')).toMatch(/md5File\n\} = require\(`gatsby-core-utils`\)/);
});
