import { describe, expect, it } from 'vitest';
import { docsVersion } from '../docs-version';
import { lookUp } from './lookup';

describe('looking up what is configured', () => {
  it('finds the current version, labeled Next', () => {
    expect(docsVersion('current')).toEqual({ name: 'current', label: 'Next' });
  });

  it('names what is configured when a version is not', () => {
    expect(() => docsVersion('1.0')).toThrow(
      'There is no docs version "1.0". Configured: "current".',
    );
  });

  it('names what is configured when a tag is not', () => {
    expect(() => lookUp('tag', 'facets', [{ name: 'facet' }, { name: 'search' }])).toThrow(
      'There is no tag "facets". Configured: "facet", "search".',
    );
    expect(() => lookUp('tag', 'x', [])).toThrow('Configured: none.');
  });
});
