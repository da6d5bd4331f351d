import fs from 'node:fs';

/**
 * Fails the run when a page of a test did what the Content-Security-Policy of the site forbids. Browsers report it to the
 * server of the tests, which writes each report to the file that POLICY_VIOLATIONS names.
 */
export default class PolicyReporter {
  printsToStdio() {
    return false;
  }

  onEnd() {
    const file = process.env.POLICY_VIOLATIONS;
    const reports = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'no file of reports\n';
    fs.rmSync(file, { force: true });
    if (reports === '') return undefined;
    const distinct = new Set(reports.trimEnd().split('\n'));
    console.error(['The policy of the site was violated:', ...distinct].join('\n'));
    return { status: 'failed' };
  }
}
