import { describe, expect, it } from 'vitest';
import { docsVersion } from './docs-version';

describe('looking up a version of the documentation', () => {
  it('finds the current version, labeled Next', () => {
    expect(docsVersion('current')).toEqual({ name: 'current', label: 'Next' });
  });

  it('lists the configured versions for an unknown one', () => {
    expect(() => docsVersion('1.0')).toThrow(
      'There is no docs version "1.0". Configured: current.',
    );
  });
});
