import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'overrides' | 'scripts',
  Record<string, string>
>;
const packages = Object.keys({
  ...manifest.overrides,
  ...manifest.dependencies,
  ...manifest.devDependencies,
});

describe('the groups of updates', () => {
  interface Rule {
    groupName?: string;
    description?: string;
    matchPackageNames: string[];
    allowedVersions?: string;
    enabled?: false;
  }
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as { packageRules: Rule[] };
  const fits = (name: string) => (pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

  it('name packages that the site has, each in one rule at most', () => {
    for (const pattern of packageRules.flatMap((rule) => rule.matchPackageNames))
      expect(
        packages.some((name) => fits(name)(pattern)),
        pattern,
      ).toBe(true);
    for (const name of packages) {
      const rules = packageRules.filter((rule) => rule.matchPackageNames.some(fits(name)));
      expect(rules.length, name).toBeLessThan(2);
    }
  });

  it('hold a version only with a reason, and packages of one family together', () => {
    for (const rule of packageRules)
      expect(rule.description !== undefined, JSON.stringify(rule)).toBe(
        rule.allowedVersions !== undefined || rule.enabled === false,
      );
    const groupOf = (name: string) =>
      packageRules.find((rule) => rule.matchPackageNames.some(fits(name)))?.groupName;
    for (const name of packages.filter((each) => each.startsWith('gatsby')))
      expect(groupOf(name), name).toBe('Gatsby');
    expect(groupOf('react-dom')).toBe(groupOf('react'));
  });
});

interface Workflow {
  on: { schedule: { cron: string }[] };
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { if?: string; run?: string }[] }>;
}

function readWorkflow(name: string) {
  const { jobs, ...workflow } = parse(read(`.github/workflows/${name}.yml`)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return { ...workflow, runs: steps.filter(({ run }) => run !== undefined) };
}

describe('the scheduled workflows', () => {
  it.each(['updates', 'links', 'nightly'])('%s: runs commands that exist', (name) => {
    const { on, runs } = readWorkflow(name);
    expect(on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/ \* \* [\d*]$/)]);
    for (const { run = '' } of runs)
      expect(spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' }).stderr, run).toBe('');
    const text = runs.map(({ run }) => run).join('\n');
    const names = [...text.matchAll(/\bnpm (?:run (?:--silent )?)?(?!ci|install)([\w:-]+)/g)];
    expect(names.length).toBeGreaterThan(0);
    for (const [, script = ''] of names) expect(manifest.scripts).toHaveProperty([script]);
  });

  it('build the newest versions with the plugin and without, test, and report a plugin that no longer fits', () => {
    const text = readWorkflow('updates')
      .runs.map(({ run }) => run)
      .join('\n');
    for (const part of ['npm-check-updates@', 'FAST_BUILDS=off npm run build', 'npm test -- --all'])
      expect(text).toContain(part);
    const message = /grep -hs '([^']+)' fast\.txt/.exec(text)?.[1] ?? '?';
    expect(read('plugins/gatsby-plugin-fast-builds/lib/apply-hooks.mjs')).toContain(message);
  });

  it('check links to other hosts, with an issue for broken ones, and no test does', () => {
    const { permissions, runs } = readWorkflow('links');
    expect(permissions['issues']).toBe('write');
    expect(runs.at(-2)?.run).toContain('npm run --silent check:links');
    expect(runs.at(-1)?.run).toContain('gh issue create');
    expect(runs.at(-1)?.if).toContain('failure()');
    for (const file of ['tools/test.mjs', 'tools/steps.mjs'])
      expect(read(file)).not.toMatch(/linkinator|check:links/);
  });
});

describe('the forms for issues and pull requests', () => {
  const folder = '.github/ISSUE_TEMPLATE';

  it('are what GitHub reads: a name, a description, and fields with ids and labels', () => {
    const forms = fs.readdirSync(folder).filter((file) => file !== 'config.yml');
    expect(forms.length).toBeGreaterThan(1);
    for (const file of forms) {
      const form = parse(read(path.join(folder, file))) as Record<string, unknown>;
      expect(form, file).toMatchObject({
        name: expect.any(String) as string,
        description: expect.any(String) as string,
      });
      for (const field of form['body'] as object[])
        expect(field).toMatchObject({
          type: expect.stringMatching(/^(?:input|textarea|dropdown)$/) as string,
          id: expect.any(String) as string,
          attributes: { label: expect.any(String) as string },
        });
    }
  });

  it('ask the questions of CONTRIBUTING, with existing commands and files', () => {
    const form = read('.github/pull_request_template.md');
    for (const [, name = ''] of form.matchAll(/`(?:QSC_\w+=1 )?npm (?:run )?([\w:-]+)`/g))
      expect(manifest.scripts).toHaveProperty([name]);
    for (const [, file = ''] of form.matchAll(/`([\w./-]+\.(?:md|ts))`/g))
      expect(fs.existsSync(file), file).toBe(true);
    for (const [, heading = ''] of form.matchAll(/CONTRIBUTING, "([^"]+)"/g))
      expect(read('CONTRIBUTING.md')).toContain(`## ${heading}\n`);
  });
});
