import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hostingFolder } from '../../node/hosting/host-files';
import { mcpPath } from '../../search/server/mcp-http';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Variables of a build that the README explains. */
const settings = new Set(
  [...read('README.md').matchAll(/`((?:GATSBY|QSC)_\w+)`/g)].map(([, x]) => x),
);

/** Commands of npm in a text: names of scripts, and npm's own. */
const npmCommands = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
const isNpmCommand = (name: string) => name === 'ci' || name in manifest.scripts;

describe('the workflow', () => {
  interface Job {
    needs?: string;
    env?: Record<string, string>;
    strategy?: { matrix: { node: number[] } };
    steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
  }
  const { jobs, ...rest } = parse(read('.github/workflows/site.yml')) as {
    on: object;
    permissions: object;
    jobs: Record<string, Job>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('tests with every version of Node that the site runs on, and publishes after that', () => {
    const named = [...manifest.engines.node.matchAll(/>=(\d+)/g)].map(([, major]) => Number(major));
    const tested = jobs['test']?.strategy?.matrix.node ?? [];
    for (const major of [...named, Number(read('.nvmrc'))]) expect(tested).toContain(major);
    expect(jobs['test']?.steps.flatMap(({ run }) => run ?? [])).toContain('npm test -- --all');
    expect(jobs['build']?.needs).toBe('test');
    expect(jobs['publish']?.needs).toBe('build');
    expect(Object.keys(rest.on)).toContain('schedule');
    expect(rest.permissions).toEqual({ contents: 'read' });
  });

  it('runs commands that exist, with the history that dates come from', () => {
    const runs = steps.flatMap(({ run }) => run ?? []);
    expect(runs).toContain('npm run build -- --strict');
    const names = runs.flatMap(npmCommands);
    expect(names.filter((name) => !isNpmCommand(name))).toEqual([]);
    for (const step of steps) expect(step.uses ?? 'a/b@v1').toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0, 0, 0]);
    for (const step of steps)
      if (step.with?.['node-version-file'])
        expect(fs.existsSync(String(step.with['node-version-file']))).toBe(true);
    expect(steps.find(({ uses }) => uses?.includes('upload-pages'))?.with?.['path']).toBe('public');
  });

  it('sets variables that the site reads', () => {
    const names = Object.values(jobs).flatMap(({ env }) => Object.keys(env ?? {}));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(settings, name).toContain(name);
  });

  it('keeps a preview of each pull request, which search engines leave out', () => {
    const { env, steps: previewSteps = [], ...job } = jobs['preview'] ?? {};
    expect(job).toMatchObject({ if: "github.event_name == 'pull_request'" });
    expect(env).toMatchObject({ GATSBY_PREVIEW: '1' });
    const upload = previewSteps.find(({ uses }) =>
      uses?.startsWith('actions/upload-artifact@'),
    )?.with;
    expect(upload).toMatchObject({ 'include-hidden-files': true });
    expect(String(upload?.['path']).trim().split('\n')).toEqual(['public', hostingFolder]);
    expect(read('deploy/README.md')).toContain('`GATSBY_PREVIEW=1`');
  });

  it('publishes previews of this repository alone, without code of the change beside the secrets', () => {
    const job = jobs['publish-preview'] as Job & { if: string; permissions: object };
    expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(job).toMatchObject({ needs: 'preview', permissions: { 'pull-requests': 'write' } });
    const text = JSON.stringify(job.steps);
    for (const secret of ['NETLIFY_AUTH_TOKEN', 'CLOUDFLARE_API_TOKEN'])
      expect(text).toContain(`secrets.${secret}`);
    expect(text).not.toMatch(/checkout|npm (?:ci|run|test)|node tools/);
    expect(JSON.stringify({ ...jobs, 'publish-preview': [] })).not.toContain('secrets.');
    const guide = read('deploy/README.md');
    for (const [, name = ''] of text.matchAll(/(?:vars|secrets)\.(\w+)/g))
      expect(guide).toContain(`\`${name}\``);
    // The comment of the job before names Netlify where its variable is set.
    const isPublished = (env: Record<string, string>) =>
      spawnSync('bash', ['-e', '-c', `npx() { echo "$2"; }; ${job.steps[1]?.run}`], {
        env: { PATH: process.env.PATH, GITHUB_OUTPUT: '/dev/null', ...env },
        encoding: 'utf8',
      }).stdout;
    const cloudflare = { CLOUDFLARE: 'a', CLOUDFLARE_API_TOKEN: 'b' };
    expect(isPublished({ NETLIFY: 'a', NETLIFY_AUTH_TOKEN: 'b' })).toMatch(/^netlify-cli@/);
    expect(isPublished(cloudflare)).toMatch(/^wrangler@/);
    expect(isPublished({ ...cloudflare, NETLIFY: 'a' })).toMatch(/^::notice::Nothing is published/);
  });

  it('runs the same command on other CI', () => {
    expect(npmCommands(read('.ci/run').replace(/^#.*$/gm, ''))).toEqual(['test']);
    expect(fs.statSync('.ci/run').mode & 0o111).not.toBe(0);
  });
});

describe('the image', () => {
  const file = read('deploy/Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  const lines = file.split('\n').filter(Boolean);
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('has instructions only, two stages, the version of Node to develop with, and a user', () => {
    const instructions = /^(?:FROM|WORKDIR|COPY|ARG|RUN|USER|EXPOSE|CMD) /;
    expect(lines.filter((line) => !instructions.test(line))).toEqual([]);
    expect(after('FROM')[0]).toBe(`node:${read('.nvmrc').trim()}-bookworm AS build`);
    expect(after('FROM')).toHaveLength(2);
    expect(after('USER')).toEqual(['www-data']);
  });

  it('accepts every setting of a build', () => {
    expect(after('ARG').sort()).toEqual([...settings].sort());
  });

  it('copies what the repository and the build have, to where nginx looks', () => {
    const nginx = read('deploy/nginx.conf');
    expect(after('COPY')).toEqual([
      '. .',
      'deploy/nginx.conf /etc/nginx/nginx.conf',
      `--from=build /site/${hostingFolder}/nginx /etc/nginx/site`,
      '--from=build /served /srv',
    ]);
    expect(nginx).toContain('root /srv;');
    expect(nginx).toContain('include /etc/nginx/site/maps.conf;');
    expect(nginx).toContain('include /etc/nginx/site/server.conf;');
    expect(nginx).toMatch(new RegExp(`listen ${after('EXPOSE')[0]}\\b`));
    // Not as root: what nginx writes is in a folder that everybody may write to.
    const written = [...nginx.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)].map(([, to]) => to);
    expect(written.length).toBeGreaterThan(4);
    for (const file of written) expect(file).toMatch(/^\/tmp\//);
  });

  it('runs existing commands, and builds nothing from outputs of this machine', () => {
    const names = after('RUN').flatMap(npmCommands);
    expect(names).toContain('build');
    expect(names.filter((name) => !isNpmCommand(name))).toEqual([]);
    const ignored = read('.dockerignore').split('\n');
    for (const folder of ['node_modules', '.cache', 'public', hostingFolder])
      expect(ignored).toContain(folder);
    expect(ignored).not.toContain('.git');
  });
});

describe('the site with the tools for assistants', () => {
  interface Service {
    build: { context: string; dockerfile: string; target?: string; args: Record<string, null> };
    command?: string[];
    ports: string[];
    environment?: Record<string, string>;
  }
  const { services } = parse(read('deploy/compose.yml'), { merge: true }) as {
    services: Record<'site' | 'mcp', Service>;
  };
  const { site, mcp } = services;
  const dockerfile = read('deploy/Dockerfile');

  it('is built once, from the image, with all settings that it accepts', () => {
    expect(mcp.build).toEqual({ ...site.build, target: 'build' });
    expect(site.build).toMatchObject({ context: '..', dockerfile: 'deploy/Dockerfile' });
    expect(dockerfile).toContain(' AS build\n');
    const args = Object.keys(site.build.args).map((name) => `ARG ${name}`);
    expect(dockerfile.match(/^ARG .+$/gm)).toEqual(args);
    expect(dockerfile).toContain(`EXPOSE ${site.ports[0]?.split(':')[1]}\n`);
  });

  it('serves the tools by the search server, to this machine alone', () => {
    expect(mcp.command?.slice(0, 2)).toEqual(['npm', 'run']);
    expect(manifest.scripts).toHaveProperty([mcp.command?.[2] ?? '?']);
    const port = mcp.environment?.['PORT'] ?? '?';
    expect(mcp.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(read('deploy/README.md')).toContain(`http://localhost:${port}${mcpPath}`);
  });
});

it('the guide to hosts names files that exist or that the build writes', () => {
  const guide = read('deploy/README.md');
  const named = [...guide.matchAll(/`((?:deploy|\.github)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(1);
  for (const file of named) expect(fs.existsSync(file), file).toBe(true);
  for (const name of npmCommands(guide)) expect(isNpmCommand(name), name).toBe(true);
  const written = read('src/node/hosting/host-files.ts');
  for (const [, file = ''] of guide.matchAll(/`hosting\/([\w.-]+)`/g))
    expect(written, file).toContain(`/${file}\``);
});
