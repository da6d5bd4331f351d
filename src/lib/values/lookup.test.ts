import { describe, expect, it } from 'vitest';
import { docsVersion } from '../docs-version';
import { lookUp } from './lookup';

describe('looking up an entry of the configuration', () => {
  it('finds the current version, labeled Next', () => {
    expect(docsVersion('current')).toEqual({ name: 'current', label: 'Next' });
  });

  it('lists the configured versions for an unknown one', () => {
    expect(() => docsVersion('1.0')).toThrow(
      'There is no docs version "1.0". Configured: "current".',
    );
  });

  it('lists the configured tags for an unknown one', () => {
    expect(() => lookUp('tag', 'facets', [{ name: 'facet' }, { name: 'search' }])).toThrow(
      'There is no tag "facets". Configured: "facet", "search".',
    );
    expect(() => lookUp('tag', 'x', [])).toThrow('Configured: none.');
  });
});
