import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { ensureBrowser, missingPrograms } from './debian.mjs';
import { ensureInstalled, ensureNode, root, runBin } from './environment.mjs';
import { mainFlows } from './main-flows.mjs';
import { runSteps } from './steps.mjs';
import { commandLine, playwrightResults, sumOf, vitestResults } from './test-reports.mjs';

// npm test: checks for each commit; -- --all: all checks. With --fail-on-flaky, a browser test that passes only at its second
// attempt fails the run.
ensureNode();
const { values } = readArguments({
  options: { all: { type: 'boolean' }, 'fail-on-flaky': { type: 'boolean' } },
});
const ofFlaky = values['fail-on-flaky'] ? ['--fail-on-flaky-tests'] : [];
await ensureInstalled();
const startTime = performance.now();
const browser = await ensureBrowser(true);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-test-'));
process.once('exit', () => fs.rmSync(reports, { recursive: true, force: true }));
const results = [];
/** Steps whose output has the first failure, picture, and trace of tests that passed in the second try. */
const flakySteps = new Set();
const flakyOutputs = [];

/** Folder of sites that one step builds and others use. */
const sites = { QSC_SITES_FOLDER: path.join(reports, 'sites') };
fs.mkdirSync(sites.QSC_SITES_FOLDER);

/** A larger heap for new objects saves 5 % of the time of lint and unit tests. */
const nodeMemory = {
  NODE_OPTIONS: ['--max-semi-space-size=64', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
};

const typesFile = path.join(root, 'src', 'gatsby-types.d.ts');
const typesBefore = read(typesFile);

const types = ['.', 'src/node', 'plugins'].map((project) =>
  program(`types of ${project}`, ['tsc', '-p', project]),
);
/** With CI, Gatsby prints lines instead of an animation. */
const build = program('build', ['gatsby', 'build'], {
  env: { CI: 'true', QSC_GENERATE_TYPES: '1' },
});
/** Names of tests that start their own servers. */
const ownServers = 'gatsby develop|a site below a path';

const hostPrograms = task('nginx, Caddy, epubcheck, and rclone are installed', async (show) => {
  const missing = await missingPrograms(['nginx', 'caddy', 'epubcheck', 'rclone']);
  show(missing.join('\n'));
  return missing.length > 0 && 'npx playwright test e2e/hosting/web-servers.spec.ts';
});
const generatedTypes = task(
  'generated types are committed',
  (show) => {
    if (read(typesFile) === typesBefore) return undefined;
    show('src/gatsby-types.d.ts changed in the build: commit it.\n');
    return 'git diff src/gatsby-types.d.ts';
  },
  'build',
);

/** Steps without a browser. Long ones come first, so that short ones fill the gaps at the end. */
const basics = () => [
  vitest('unit tests', ['run', '--project', 'units'], nodeMemory),
  program('lint', ['eslint', '.', '--max-warnings', '0']),
  program('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  ...types,
  program('unused code', ['knip']),
  generatedTypes,
];

/** Browser tests use all processors, so they run last. */
const main = () => [build, ...basics(), playwright('browser tests', mainFlows, { isAlone: true })];
const all = () => [
  build,
  hostPrograms,
  vitest('tests of built sites', ['run', '--project', 'sites'], sites, hostPrograms.name),
  playwright('develop tests', ['e2e/hosting/develop.spec.ts']),
  vitest('plain build', ['run', '--project', 'plain build'], nodeMemory, 'build'),
  vitest('tests of programs', ['run', '--project', 'programs']),
  playwright('prefix tests', ['e2e/hosting/prefix.spec.ts'], {
    env: { ...sites, PLAYWRIGHT_PORT: '9323' },
    after: 'tests of built sites',
  }),
  ...basics(),
  vitest('Firefox and WebKit', ['run', '--project', 'other browsers'], undefined, 'build'),
  playwright('browser tests', ['--grep-invert', ownServers], { isAlone: true }),
];

await runSteps(values.all ? all() : main(), Math.min(os.availableParallelism(), 4), {
  onChange: (names) => process.stdout.isTTY && process.stdout.write(`… ${names.join(', ')}`),
  onEnd: ({ name, passed, seconds, output }) => {
    // Clears the line with the running steps, which only a terminal shows.
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    results.push({ passed: Number(passed), failed: Number(!passed) });
    console.log(`${passed ? '✓' : '✗'} ${name} (${Math.round(seconds)} s)`);
    if (!passed) console.log(`\n${output.trim()}\n`);
    else if (flakySteps.has(name)) flakyOutputs.push(output);
  },
});

const { passed, failed, skipped, failures } = sumOf(results);
for (const output of flakyOutputs) console.log(`\nFlaky, passed in the second try:\n${output}`);
if (failures.length > 0) console.log('\nFailed, each with the command that repeats it:');
for (const { title, command } of failures) console.log(`✗ ${title}\n    ${command}`);
console.log(`\nAll steps took ${Math.round((performance.now() - startTime) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

/** A step that runs a program of node_modules. @param output arguments for its report, which `resultsOf` reads */
function program(name, words, { env = nodeMemory, output = [], resultsOf, ...more } = {}) {
  const [command, ...args] = words;
  return {
    name,
    ...more,
    run: async (show) => {
      const code = await runBin(command, [...args, ...output], { show, more: env });
      const report = read(reportOf(name));
      const testResults = report && resultsOf(JSON.parse(report));
      if (testResults) results.push(testResults);
      if (testResults.flaky > 0) flakySteps.add(name);
      // Without a failed test, the program itself failed.
      if (code !== 0 && !(testResults.failures?.length > 0)) fail(name, commandLine(words));
      return code;
    },
  };
}

function reportOf(name) {
  return path.join(reports, `${name}.json`);
}

/** A step of this process. @param run returns the command that repeats it when it fails */
function task(name, run, after) {
  const runTask = async (show) => Number(fail(name, await run(show)));
  return { name, after, run: runTask };
}

/** Records a failure outside tests, if there is a command that repeats it. */
function fail(title, command) {
  if (command) results.push({ failures: [{ title, command }] });
  return Boolean(command);
}

/** A step of Vitest. */
function vitest(name, args, env, after) {
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return program(name, ['vitest', ...args], { env, after, output, resultsOf: vitestResults });
}

/** A step of Playwright. Each run empties its own folder of results. */
function playwright(name, args, { env = {}, after = 'build', isAlone } = {}) {
  return program(name, ['playwright', 'test', ...ofFlaky, ...args], {
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
    after,
    isAlone,
    output: [
      '--reporter=dot,json,./tools/policy-reporter.mjs',
      `--output=test-results/${name.replaceAll(' ', '-')}`,
    ],
    resultsOf: playwrightResults,
  });
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
