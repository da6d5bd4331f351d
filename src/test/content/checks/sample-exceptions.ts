/** A sample that the checks can't approve, with the reason. */
export interface SampleException {
  file: string;
  /** Title of the sample; where it is wrong on purpose, the title tells the reader. */
  title: string;
  reason: string;
}

export const sampleExceptions: readonly SampleException[] = [
  {
    file: 'content/docs/qsc-admin/admin/search/search-error-testing.mdx',
    title: 'Request with an invalid range',
    reason: 'shows what the service calls an illegal value',
  },
  {
    file: 'content/docs/qsc-admin/faq/errors-and-limits.mdx',
    title: 'A body with two faults',
    reason: 'shows the messages of the validation',
  },
];
