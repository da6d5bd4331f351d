import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../content/files';
import { temporaryFolder } from '../../../test/support/temporary-folder';

const folder = temporaryFolder('qsc-authoring-');

/** Runs a command as package.json has it, in a folder with content of its own. */
function run(...[command, ...args]: readonly [string, ...string[]]) {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, , file = '', ...more] = scripts[command]?.split(' ') ?? [];
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    ['--import', path.resolve('tools/command-fault.mjs'), path.resolve(file), ...more, ...args],
    { cwd: folder.at(''), encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const files = () =>
  Object.fromEntries(
    filesIn(folder.at('')).map((file) => [file, fs.readFileSync(folder.at(file), 'utf8')]),
  );

const start = () => {
  fs.cpSync('content/templates', folder.at('content/templates'), { recursive: true });
  folder.write(
    'content/docs/search/a.mdx',
    '---\ntitle: A\nsidebar_position: 3\n---\n\n![Way](./a.figure.svg "Way") and [B](../b.md#x).\n',
  );
  folder.write('content/docs/search/a.figure.svg', '<svg/>');
  folder.write(
    'content/docs/b.md',
    '---\ntitle: B\n---\n\n[A](search/a.mdx), [A](/docs/search/a)\n',
  );
  folder.write('content/redirects.yml', '# Moved.\n- from: /docs/old\n  to: /docs/search/a#x\n');
};

describe('commands for authors', () => {
  it('make pages and posts from templates, and move a page with all that belongs to it', () => {
    start();
    const before = files();
    const commands: [string, ...string[]][] = [
      ['new-page', 'how-to', 'search/my-page'],
      ['new-post', 'my-post'],
      ['rename', 'search/a', 'find/z'],
    ];
    for (const args of commands) {
      const dry = run(...args, '--dry-run');
      expect(dry).toMatchObject({ status: 0, stderr: '' });
      expect(dry.stdout).toContain('Nothing was changed');
      expect(files()).toEqual(before);
    }
    for (const args of commands) expect(run(...args).status).toBe(0);
    const after = files();
    expect(after['content/docs/search/my-page.mdx']).toContain('\nsidebar_position: 4\n');
    expect(after['content/blog/my-post/index.mdx']).toContain('\ntitle: My post\n');
    expect(after['content/docs/find/a.figure.svg']).toBe('<svg/>');
    expect(after['content/docs/find/z.mdx']).toContain('(./a.figure.svg "Way") and [B](../b.md#x)');
    expect(after['content/docs/b.md']).toContain('[A](./find/z.mdx), [A](/docs/find/z)');
    const entries = '# Moved.\n- from: /docs/old\n  to: /docs/search/a#x\n';
    expect(after['content/redirects.yml']).toBe(
      `${entries}- from: /docs/search/a\n  to: /docs/find/z\n`,
    );
    for (const name of ['docs/search/a', 'home'])
      expect(after).not.toHaveProperty([`content/${name}.mdx`]);
    expect(run('rename', 'find/z', 'search/a').status).toBe(0);
    expect(files()['content/redirects.yml']).toBe(
      `${entries}- from: /docs/find/z\n  to: /docs/search/a\n`,
    );
    expect(fs.readdirSync(folder.at('content/docs')).sort()).toEqual(['b.md', 'search']);
    // A redirect would hide a new page.
    expect(run('new-page', 'concept', 'find/z').stdout).toContain('change content/redirects.yml\n');
    expect(files()['content/redirects.yml']).toBe(entries);
    run('new-page', 'concept', 'old');
    expect(files()['content/redirects.yml']).toBe('# Moved.\n\n[]\n');
  });

  it('report the fault, and change nothing', () => {
    start();
    const before = files();
    const failed = run('new-page', 'howto', 'x');
    expect(failed).toMatchObject({ status: 1, stdout: '' });
    expect(failed.stderr).toMatch(/^Name a kind \(tutorial, how-to, reference, concept\)/);
    expect(run('rename', 'search/a', 'b').stderr).toMatch(/already/);
    expect(run('rename', '--dryrun', 'search/a', 'c').stderr).toMatch(/--dryrun/);
    expect(files()).toEqual(before);
  });
});
