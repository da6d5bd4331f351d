import fs from 'node:fs';

/**
 * Fails the run when a page of a test did what the Content-Security-Policy of the site forbids. Browsers report it to the
 * server of the tests, which writes each report with its time to the file that POLICY_VIOLATIONS names. Reports of an
 * attempt that failed and was repeated do not count: the last attempt reports again.
 */
export default class PolicyReporter {
  #repeated = [];

  printsToStdio() {
    return false;
  }

  onTestEnd(test, { retry, status, startTime, duration }) {
    if (status === 'passed' || status === 'skipped' || retry >= test.retries) return;
    this.#repeated.push([startTime.getTime(), startTime.getTime() + duration]);
  }

  onEnd() {
    const problem = this.#problem(process.env.POLICY_VIOLATIONS);
    if (problem === undefined) return undefined;
    console.error(problem);
    return { status: 'failed' };
  }

  #problem(file) {
    if (!file || !fs.existsSync(file))
      return 'The server of the tests wrote no file of policy violations.';
    const counted = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [Date.parse(line.slice(0, line.indexOf(' '))), line])
      .filter(([at]) => !this.#repeated.some(([begin, end]) => at >= begin && at <= end))
      .map(([, line]) => line.slice(line.indexOf(' ') + 1));
    fs.rmSync(file);
    if (counted.length === 0) return undefined;
    return ['The policy of the site was violated:', ...new Set(counted)].join('\n');
  }
}
