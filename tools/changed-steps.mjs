import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { selection } from './changed-files.mjs';
import { root } from './environment.mjs';

/**
 * Steps of `npm test -- --changed`, for the loop between two edits.
 * @param since commit or branch that is compared with; without it the last commit
 * @param make the step `build`, and functions that make steps: `program`, `unitTests`, `browserTests`
 */
export function changedSteps(since, { build, program, unitTests, browserTests }) {
  const files = changedFiles(since);
  const folder = path.join(root, 'e2e');
  const specs = Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => [`e2e/${name}`, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
  const { types, lint, format, units, tests, browser, unknown } = selection(files, specs);
  console.log(`${files.length} changed files since ${since ?? 'the last commit'}.`);
  if (unknown.length > 0)
    console.log(`Only npm test shows all that these touch: ${unknown.join(', ')}`);
  const isDevelop = (spec) => spec === 'e2e/develop.spec.ts';
  const onSite = browser.filter((spec) => !isDevelop(spec));
  const related = ['related', '--run', '--passWithNoTests', '--project', 'units'];
  const when = (wanted, ...steps) => (wanted ? steps : []);
  return [
    ...when(browser.length > 0, build),
    ...when(lint.length > 0, program('lint', 'eslint', '--max-warnings', '0', ...lint)),
    ...when(units.length > 0, unitTests('tests of changed modules', [...related, ...units])),
    ...when(
      tests.length > 0,
      unitTests('tests of content', ['run', '--project', 'units', ...tests]),
    ),
    ...types.map((project) => program(`types of ${project}`, 'tsc', '-p', project)),
    ...when(
      format.length > 0,
      program(
        'format',
        'prettier',
        '--check',
        '--ignore-unknown',
        '--log-level',
        'warn',
        ...format,
      ),
    ),
    ...when(
      browser.some(isDevelop),
      browserTests('develop tests', ['e2e/develop.spec.ts'], { after: 'build' }),
    ),
    ...when(
      onSite.length > 0,
      browserTests('browser tests', onSite, { after: 'build', alone: true }),
    ),
  ];
}

/** Files that differ from a commit, and new ones; ends the process when git cannot say. */
function changedFiles(since = 'HEAD') {
  const git = (...args) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.split('\n').filter(Boolean);
    console.error(`git cannot say what changed since ${since}: ${error?.message ?? stderr}`);
    process.exit(1);
  };
  const [base = since] = since === 'HEAD' ? [] : git('merge-base', since, 'HEAD');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].sort();
}
