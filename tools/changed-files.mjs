import path from 'node:path';

/** Files of which no selection knows what they touch. */
const touchesAll =
  /^(?:package(?:-lock)?\.json|[^/]*\.config\.\w+|tsconfig\.json|tools\/.*|knip\.json)$/;

/** Parts of names that say nothing about an area. */
const noAreas = new Set(
  'index use page pages list node components content test data the style file files make text browser'.split(
    ' ',
  ),
);

/** Looks at the links, ids and titles of all pages. */
const checksOfLinks = 'e2e/pages.spec.ts';

/** What holds for every page, and what builds sites of its own: minutes, which the loop between two edits has not. */
const longChecks = ['e2e/every-page.spec.ts', 'e2e/prefix.spec.ts'];

/** Starts a development server, which takes as long as all else: a word of one of its titles is not reason enough. */
const checksOfDevelop = 'e2e/develop.spec.ts';

/**
 * What `npm test -- --changed` runs for changed files.
 * @param files changed and new files, relative to the root, without deleted ones
 * @param specs text of each file of browser tests by its path
 * @returns projects of `types`, files for `lint`, `format` and `units` (whose tests are run), files of tests in `tests`,
 * files of `browser` tests, and `unknown`: files that may touch what is not selected
 */
export function selection(files, specs) {
  const code = files.filter((file) => /\.(?:[mc]?ts|tsx|mjs)$/.test(file));
  const source = code.filter((file) => /^(?:src|tools)\//.test(file));
  const browser = Object.keys(specs).filter(
    (spec) =>
      files.includes(spec) ||
      (spec === checksOfLinks && files.some(isContent)) ||
      (!longChecks.includes(spec) && files.some((file) => isNamed(file, spec, specs))),
  );
  return {
    types: typeProjects(code),
    lint: code,
    format: [...files],
    units: source.filter((file) => !isSite(file)),
    tests: files.some(isContent) ? ['src/test/', 'src/node/content-checks/'] : [],
    browser,
    unknown: files.filter(
      (file) => touchesAll.test(file) || isSite(file) || /^e2e\/(?!.*\.spec\.ts$)/.test(file),
    ),
  };
}

const isSite = (file) => file.startsWith('src/test/sites/');
const isContent = (file) => file.startsWith('content/');

/** TypeScript projects that hold the files; the site's own also checks what its tests import of src/node. */
function typeProjects(code) {
  const typed = code.filter((file) => !file.endsWith('.mjs'));
  const ofNode = /^(?:src\/(?:node|lib|search|site\.ts)|gatsby-(?:config|node)\.ts)/;
  return [
    ...(typed.length > 0 ? ['.'] : []),
    ...(typed.some((file) => ofNode.test(file)) ? ['src/node'] : []),
  ];
}

/** Words that name the area of a file, most telling first: its folder below the room, then its own name. */
export function areas(file) {
  if (/\.test\.\w+$/.test(file) || isSite(file) || !/^(?:src|content|static)\//.test(file))
    return [];
  const parts = file
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(1);
  const room = parts[0] === 'node' || parts[0] === 'search' ? parts : parts.slice(1);
  const own = isContent(file) ? parts.slice(0, 1) : room;
  const words = own.flatMap((part) => part.split(/[^A-Za-z]+/)).map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length > 2 && !noAreas.has(word));
}

/** Whether a file of browser tests names the area of a changed file: in its name, or where no file does, in a title. */
function isNamed(file, spec, specs) {
  const words = areas(file);
  const inNames = Object.keys(specs).filter((name) => words.some((word) => nameOf(name, word)));
  return inNames.length > 0
    ? inNames.includes(spec)
    : spec !== checksOfDevelop &&
        words.some((word) => titles(specs[spec]).some((title) => hasWord(title, word)));
}

const nameOf = (spec, word) =>
  path
    .basename(spec, '.spec.ts')
    .split('-')
    .some((part) => isForm(part, word));

const hasWord = (title, word) =>
  title
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((part) => isForm(part, word));

/** Singular and plural are one word. */
const isForm = (one, other) => one.replace(/s$/, '') === other.replace(/s$/, '');

function titles(text) {
  return [...text.matchAll(/\b(?:test|describe)\(\s*(?:'([^']*)'|`([^`]*)`)/g)].map(
    ([, quoted, template]) => quoted ?? template,
  );
}
