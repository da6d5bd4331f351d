import { describe, expect, it } from 'vitest';
import { rendererGroups } from './renderer-groups';

const list = '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';

/** Files of a bundle, each with what it imports. */
const imports: Record<string, string[]> = {
  '.cache/static-entry.js': ['gatsby-ssr.tsx', list],
  'gatsby-ssr.tsx': ['src/theme/base.css', '../node_modules/react/index.js'],
  'src/theme/base.css': [],
  '../node_modules/react/index.js': [],
  [list]: ['src/templates/doc.tsx', 'src/templates/tag.tsx'],
  'src/templates/doc.tsx': ['src/lib/shared.ts'],
  'src/templates/tag.tsx': ['src/lib/shared.ts', 'src/lib/tags.ts'],
  // Two that import each other.
  'src/lib/shared.ts': ['src/lib/tags.ts'],
  'src/lib/tags.ts': ['src/lib/shared.ts'],
};

const templates =
  'exports.components = {\n' +
  '  "component---doc": () => import("./../../../src/templates/doc.tsx" /* webpackChunkName: "component---doc" */),\n' +
  '  "component---tag": () => import("./../../../src/templates/tag.tsx" /* webpackChunkName: "component---tag" */)\n}\n';

const inputs = Object.fromEntries(
  Object.entries(imports).map(([file, paths]) => [
    file,
    {
      bytes: 1,
      imports: paths.map((path) => ({
        path,
        kind: 'import-statement' as const,
        original: `./../../../${path}`,
      })),
    },
  ]),
);
const outputs = {
  'render-page.js': {
    bytes: 1,
    inputs: {},
    imports: [],
    exports: [],
    entryPoint: '.cache/static-entry.js',
  },
};

/** The groups with some files changed. */
function groups(changed: Record<string, string> = {}, settings = '') {
  const read = (file: string) => changed[file] ?? (file === list ? templates : file);
  return rendererGroups({ inputs, outputs }, read, settings);
}

/** Names of groups that another text of a file changes. */
function changedBy(file: string): string[] {
  const [before, after] = [groups(), groups({ [file]: 'another' })];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

describe('pages to render again', () => {
  it('are those of the templates that a file is part of', () => {
    expect(Object.keys(groups())).toEqual(['render-page', 'component---doc', 'component---tag']);
    expect(changedBy('src/templates/doc.tsx')).toEqual(['component---doc']);
    expect(changedBy('src/templates/tag.tsx')).toEqual(['component---tag']);
    expect(changedBy('src/lib/tags.ts')).toEqual(['component---doc', 'component---tag']);
  });

  it('are all when what renders them is another, also a style sheet', () => {
    expect(changedBy('gatsby-ssr.tsx')).toEqual(['render-page']);
    expect(changedBy('src/theme/base.css')).toEqual(['render-page']);
    const [before, after] = [groups(), groups({}, 'another version')];
    for (const [name, hash] of Object.entries(before)) expect(after[name]).not.toBe(hash);
  });

  it('are none when a package is another: its version is in the lockfile', () => {
    expect(changedBy('../node_modules/react/index.js')).toEqual([]);
  });

  it('are not guessed where Gatsby writes its list in another way', () => {
    const read = () => 'exports.components = {}';
    expect(() => rendererGroups({ inputs, outputs }, read, '')).toThrow('renderer-groups.ts');
    expect(() => rendererGroups({ inputs: {}, outputs }, read, '')).toThrow('renderer-groups.ts');
  });
});
