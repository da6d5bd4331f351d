import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, ensureNode, env, root, runBin } from './environment.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureNginx } from './nginx.mjs';

// npm test: everything that must hold, in order of cost, and one summary line at the end.
ensureNode();
ensureInstalled();
const browser = ensureBrowser();
const nginx = ensureNginx();
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-test-'));
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const check = (name, exitCode) => {
  const passed = exitCode() === 0;
  total[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? '✓' : '✗'} ${name}\n`);
  return passed;
};

check('types of the site', () => runBin('tsc', ['-p', '.']));
check('types of src/node', () => runBin('tsc', ['-p', 'src/node']));
check('lint', () => runBin('eslint', ['.', '--max-warnings', '0']));
check('unused code', () => runBin('knip', []));
check('format', () => runBin('prettier', ['--check', '--log-level', 'warn', '.']));

const unitReport = path.join(reports, 'unit.json');
check('unit tests', () =>
  runBin('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]),
);
const unit = readJson(unitReport);
add(unit?.numPassedTests, unit?.numFailedTests, unit?.numPendingTests);

check('nginx is there', () => (nginx ? 0 : 1));

const types = path.join(root, 'src', 'gatsby-types.d.ts');
const typesBefore = read(types);
const built = check('build', () =>
  runBin('gatsby', ['build'], { env: { ...env, QSC_GENERATE_TYPES: '1' } }),
);
if (built)
  check('generated types are committed', () =>
    read(types) === typesBefore
      ? 0
      : fail('src/gatsby-types.d.ts changed in the build: commit it.'),
  );

// `gatsby develop` bundles while it responds, so its tests run on their own.
const browserSteps = [
  ['develop tests', ['e2e/develop.spec.ts']],
  ['browser tests', ['--grep-invert', 'gatsby develop']],
];
for (const [name, args] of browserSteps) {
  if (!built || browser === undefined) {
    check(name, () => fail(built ? 'There is no browser.' : 'There is no build to test.'));
    continue;
  }
  const report = path.join(reports, `${name.replace(' ', '-')}.json`);
  const browserEnv = { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  check(name, () =>
    runBin('playwright', ['test', '--reporter=list,json', ...args], { env: browserEnv }),
  );
  const stats = readJson(report)?.stats;
  add(stats?.expected, stats?.unexpected, stats?.skipped);
  total.flaky += stats?.flaky ?? 0;
}

fs.rmSync(reports, { recursive: true });
const flaky = total.flaky > 0 ? `, ${total.flaky} passed in the second run only` : '';
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${flaky}`);
process.exit(total.failed > 0 ? 1 : 0);

function add(passed = 0, failed = 0, skipped = 0) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function fail(message) {
  console.error(message);
  return 1;
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(read(file)) : undefined;
}
