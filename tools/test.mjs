import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { changedSteps } from './changed-steps.mjs';
import { ensureInstalled, ensureNode, root } from './environment.mjs';
import { ensureHostPrograms } from './host-programs.mjs';
import { runProgram, runSteps } from './steps.mjs';

// npm test: everything that must hold, and one summary line at the end. npm test -- --changed: what a change touches.
ensureNode();
ensureInstalled();
const started = performance.now();
const browser = ensureBrowser(true);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-test-'));
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** What one step built, another one goes on with. */
const sharedSites = { QSC_SITES_FOLDER: path.join(reports, 'sites') };
fs.mkdirSync(sharedSites.QSC_SITES_FOLDER);

/** Steps that run at the same time: two fill a small machine, since bundling takes one processor for long. */
const lanes = Math.min(Math.max(os.availableParallelism(), 2), 4);

/** Gatsby prints lines, no animation. */
const plain = { CI: 'true' };

/** With room for what is new, Node looks less often for what is left over: a twentieth of lint and of unit tests. */
const roomy = {
  NODE_OPTIONS: ['--max-semi-space-size=64', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
};

const program = (name, command, ...args) => ({
  name,
  run: (show) => runProgram(command, args, show, roomy),
});

const typesFile = path.join(root, 'src', 'gatsby-types.d.ts');
const typesBefore = read(typesFile);

/** The long ones begin first, and short ones fill what is left of a lane at the end. */
const everything = () => [
  {
    name: 'build',
    run: (show) => runProgram('gatsby', ['build'], show, { ...plain, QSC_GENERATE_TYPES: '1' }),
  },
  unitTests('tests of built sites', ['run', '--project', 'sites'], sharedSites),
  unitTests('unit tests', ['run', '--project', 'units'], roomy),
  browserTests('develop tests', ['e2e/develop.spec.ts'], { after: 'build' }),
  browserTests('prefix tests', ['e2e/prefix.spec.ts'], {
    after: 'tests of built sites',
    // The steps above may still run.
    env: { ...sharedSites, PLAYWRIGHT_PORT: '9323' },
  }),
  { name: 'nginx and Caddy are there', run: async () => (ensureHostPrograms() ? 0 : 1) },
  program('lint', 'eslint', '.', '--max-warnings', '0'),
  program('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  program('unused code', 'knip'),
  program('types of the site', 'tsc', '-p', '.'),
  program('types of src/node', 'tsc', '-p', 'src/node'),
  {
    name: 'generated types are committed',
    after: 'build',
    run: async (show) => {
      if (read(typesFile) === typesBefore) return 0;
      show('src/gatsby-types.d.ts changed in the build: commit it.\n');
      return 1;
    },
  },
  browserTests('browser tests', ['--grep-invert', 'gatsby develop|a site below a path'], {
    after: 'build',
    alone: true,
  }),
];

const isChanged = process.argv.includes('--changed');
const steps = isChanged
  ? changedSteps(process.argv.slice(process.argv.indexOf('--changed') + 1)[0], {
      build: { name: 'build', run: (show) => runProgram('gatsby', ['build'], show, plain) },
      program,
      unitTests,
      browserTests,
    })
  : everything();

await runSteps(steps, lanes, {
  show: (text) => process.stdout.write(text),
  onEnd: ({ name, passed, seconds }) => {
    total[passed ? 'passed' : 'failed'] += 1;
    console.log(`${passed ? '✓' : '✗'} ${name} (${time(seconds)})\n`);
  },
});

fs.rmSync(reports, { recursive: true });
console.log(`All steps took ${time((performance.now() - started) / 1000)}.`);
const flaky = total.flaky > 0 ? `, ${total.flaky} passed in the second run only` : '';
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${flaky}`);
process.exit(total.failed > 0 ? 1 : 0);

/** A step of Vitest; its tests are counted. */
function unitTests(name, args, env = {}) {
  const file = reportFile(name);
  return {
    name,
    run: async (show) => {
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const code = await runProgram('vitest', [...args, ...output], show, env);
      const report = readJson(file);
      count(report?.numPassedTests, report?.numFailedTests, report?.numPendingTests);
      return code;
    },
  };
}

/** A step of Playwright; its tests are counted. */
function browserTests(name, args, { env = {}, ...more }) {
  const file = reportFile(name);
  // Each run empties its folder of results.
  const output = ['--reporter=list,json', `--output=test-results/${path.basename(file, '.json')}`];
  return {
    name,
    ...more,
    run: async (show) => {
      if (browser === undefined) {
        show('There is no browser.\n');
        return 1;
      }
      const code = await runProgram('playwright', ['test', ...output, ...args], show, {
        ...env,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      });
      const stats = readJson(file)?.stats;
      count(stats?.expected, stats?.unexpected, stats?.skipped);
      total.flaky += stats?.flaky ?? 0;
      return code;
    },
  };
}

function reportFile(name) {
  return path.join(reports, `${name.replaceAll(' ', '-')}.json`);
}

function count(passed = 0, failed = 0, skipped = 0) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Seconds as people read them: `8 s`, `3 min 05 s`. */
function time(seconds) {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  return minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`;
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(read(file)) : undefined;
}
