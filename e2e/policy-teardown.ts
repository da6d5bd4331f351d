import fs from 'node:fs';

/** Fails the run when a page of any test did what the Content-Security-Policy of the site forbids. */
export default function policyTeardown(): void {
  const file = process.env.POLICY_VIOLATIONS;
  if (file === undefined || !fs.existsSync(file))
    throw new Error('The server of the tests wrote no file of policy violations.');
  const reports = [...new Set(fs.readFileSync(file, 'utf8').split('\n').filter(Boolean))];
  fs.rmSync(file);
  if (reports.length > 0)
    throw new Error(`The policy of the site was violated:\n${reports.join('\n')}`);
}
