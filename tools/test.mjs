import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureNode, root } from './environment.mjs';
import { ensureHostPrograms } from './host-programs.mjs';
import { runPhases, runProgram } from './steps.mjs';
import { commandLine, playwrightResults, vitestResults } from './test-reports.mjs';

// npm test: everything that must hold. npm test -- --changed [commit]: what the changes since a commit touch.
ensureNode();
ensureInstalled();
const started = performance.now();
const browser = ensureBrowser(true);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Sites that one step builds, and others use. */
const sites = { QSC_SITES_FOLDER: path.join(reports, 'sites') };
fs.mkdirSync(sites.QSC_SITES_FOLDER);

/** With room for new objects Node collects less often: a twentieth of lint and of unit tests. */
const nodeMemory = {
  NODE_OPTIONS: ['--max-semi-space-size=64', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
};

const typesFile = path.join(root, 'src', 'gatsby-types.d.ts');
const typesBefore = read(typesFile);

const lint = ['eslint', '.', '--max-warnings', '0'];
const format = ['prettier', '--check', '--log-level', 'warn', '.'];
const types = ['.', 'src/node', 'plugins'].map((project) =>
  program(`types of ${project}`, ['tsc', '-p', project]),
);
/** In a log Gatsby prints lines, no animation. */
const build = program('build', ['gatsby', 'build'], {
  env: { CI: 'true', QSC_GENERATE_TYPES: '1' },
});
const hosts = 'npx playwright test e2e/nginx.spec.ts e2e/caddy.spec.ts';
/** Tests that start servers of their own. */
const ownServers = 'gatsby develop|a site below a path';

/** Long steps come first, so that short ones fill the end of a phase. */
const everything = () => [
  [
    vitest('tests of built sites', ['run', '--project', 'sites'], sites),
    build,
    vitest('unit tests', ['run', '--project', 'units'], nodeMemory),
    program('lint', lint),
    program('format', format),
    program('unused code', ['knip']),
    ...types,
    {
      name: 'nginx and Caddy are there',
      run: async () => (ensureHostPrograms() ? 0 : fail('nginx or Caddy is missing', hosts)),
    },
  ],
  [
    playwright('develop tests', ['e2e/develop.spec.ts']),
    vitest('plain build', ['run', '--project', 'plain build'], nodeMemory, 'build'),
    playwright('prefix tests', ['e2e/prefix.spec.ts'], { ...sites, PLAYWRIGHT_PORT: '9323' }),
    {
      name: 'generated types are committed',
      after: 'build',
      run: async (show) => {
        if (read(typesFile) === typesBefore) return 0;
        show('src/gatsby-types.d.ts changed in the build: commit it.\n');
        return fail('generated types are committed', 'git diff src/gatsby-types.d.ts');
      },
    },
  ],
  [playwright('browser tests', ['--grep-invert', ownServers])],
];

/** For the loop between two edits, in about a minute: caches may miss what a change does to another file. */
const changed = (since) => [
  [
    build,
    vitest('unit tests', ['run', '--project', 'units', '--passWithNoTests', '--changed', ...since]),
    program('lint', [...lint, '--cache', '--cache-location', 'node_modules/.cache/eslint/']),
    program('format', [...format, '--cache']),
    ...types,
  ],
  [
    playwright('browser tests', [
      ['--only-changed', ...since].join('='),
      ...['--pass-with-no-tests', '--grep-invert', ownServers],
    ]),
  ],
];

const at = process.argv.indexOf('--changed');
const phases = at > 0 ? changed(process.argv.slice(at + 1, at + 2)) : everything();
await runPhases(phases, Math.min(os.availableParallelism(), 4), {
  show: (text) => process.stdout.write(text),
  onEnd: ({ name, passed, seconds }) => {
    total[passed ? 'passed' : 'failed'] += 1;
    console.log(`${passed ? '✓' : '✗'} ${name} (${time(seconds)})\n`);
  },
});
fs.rmSync(reports, { recursive: true });

if (failures.length > 0) console.log('Failed, each with the command that runs it alone:');
for (const { title, command, pictures } of failures)
  console.log([`✗ ${title}`, command, ...pictures].join('\n    '));
console.log(`All steps took ${time((performance.now() - started) / 1000)}.`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

/**
 * A step that runs a program of node_modules.
 * @param output arguments that say where it reports
 * @param resultsOf reads what the program reports
 */
function program(name, words, { env = nodeMemory, after, output = [], resultsOf } = {}) {
  const [command, ...args] = words;
  return {
    name,
    after,
    run: async (show) => {
      const code = await runProgram(command, [...args, ...output], show, env);
      const results = resultsOf?.();
      for (const key of Object.keys(total)) total[key] += results?.[key] ?? 0;
      failures.push(...(results?.failures ?? []));
      // Without a test that failed, the program itself did.
      if (code !== 0 && !(results?.failures.length > 0)) fail(name, commandLine(words));
      return code;
    },
  };
}

/** Lists what failed beside tests. @returns the exit code of a failure */
function fail(title, command) {
  failures.push({ title, command, pictures: [] });
  return 1;
}

/** A step of Vitest. */
function vitest(name, args, env, after) {
  const file = path.join(reports, `${name}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const resultsOf = () => fs.existsSync(file) && vitestResults(JSON.parse(read(file)));
  return program(name, ['vitest', ...args], { env, after, output, resultsOf });
}

/** A step of Playwright. Each run empties its own folder of results. */
function playwright(name, args, env = {}) {
  const file = path.join(reports, `${name}.json`);
  const output = ['--reporter=list,json', `--output=test-results/${name.replaceAll(' ', '-')}`];
  const resultsOf = () => fs.existsSync(file) && playwrightResults(JSON.parse(read(file)));
  return program(name, ['playwright', 'test', ...args], {
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    after: 'build',
    output,
    resultsOf,
  });
}

/** Seconds as people read them: `8 s`, `3 min 05 s`. */
function time(seconds) {
  const minutes = Math.floor(Math.round(seconds) / 60);
  const rest = Math.round(seconds) % 60;
  return minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`;
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
