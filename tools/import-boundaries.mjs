import path from 'node:path';

/**
 * The import boundaries between the modules of `src`: the modules that each may import besides itself. A file is in the
 * module with the longest matching name. A module without a row may neither be imported nor import anything of `src`.
 * `types:` before a module allows its types only, which browsers do not load.
 */
export const boundaries = listed({
  'site.ts': '',
  'gatsby-types.d.ts': '',
  'css.d.ts': '',
  lib: 'site.ts',
  theme: '',
  contexts: 'lib site.ts',
  'search/protocol': 'types:search/protocol/schema lib',
  'search/protocol/schema': 'search/protocol',
  'search/checks': 'search/protocol/schema search/protocol lib',
  'search/doctor': 'search/checks search/protocol/schema search/protocol lib',
  'search/engine': 'search/protocol lib',
  'search/client': 'search/engine search/protocol lib site.ts',
  'search/playground':
    'types:search/protocol/schema types:search/checks search/client search/practice/browser search/engine search/protocol lib site.ts',
  'search/mcp':
    'search/doctor search/checks search/engine search/protocol/schema search/protocol lib site.ts',
  'search/practice': 'search/checks search/engine search/protocol/schema search/protocol lib',
  'search/practice/browser': 'search/practice search/protocol lib',
  'search/feeding': 'search/engine lib',
  'search/server':
    'search/practice search/mcp search/doctor search/checks search/engine search/protocol lib site.ts',
  hooks: 'theme contexts search/client search/playground search/protocol lib site.ts',
  // The playground loads it when a reader chooses a call with a body.
  'components/playground/body':
    'search/checks search/protocol/schema search/protocol theme lib site.ts',
  components:
    'components/playground/body hooks contexts search/doctor search/checks search/practice/browser search/client search/playground search/protocol theme lib site.ts',
  templates: 'components hooks contexts theme lib site.ts',
  pages: 'components hooks contexts search/client theme lib site.ts',
  app: 'components hooks contexts theme lib site.ts',
  'node/faults': 'lib',
  'node/content': 'node/faults lib site.ts',
  'node/workers': 'node/content node/faults lib',
  'node/authoring': 'node/content node/faults lib',
  'node/search':
    'node/gatsby/build-state.ts node/api node/workers node/content node/faults search/feeding search/engine search/protocol/schema search/protocol lib site.ts',
  'node/shop': 'node/search node/content node/faults search/engine lib site.ts',
  'node/examples':
    'node/shop node/authoring node/content node/faults search/practice search/playground search/engine search/protocol lib',
  'node/api':
    'node/content node/faults search/practice search/checks search/protocol/schema search/protocol lib site.ts',
  'node/markdown': 'node/api node/examples node/authoring node/content node/faults lib',
  'node/transform': 'node/authoring node/content node/faults lib site.ts',
  'node/pages':
    'node/gatsby/build-state.ts node/transform node/markdown node/examples node/authoring node/workers node/content node/faults search/doctor search/checks search/protocol lib site.ts',
  'node/data': 'node/pages node/workers node/transform node/content node/faults lib site.ts',
  'node/routes':
    'node/gatsby/build-state.ts node/data node/pages node/shop node/search node/workers node/content node/faults lib site.ts',
  'node/outputs':
    'node/gatsby/build-state.ts search/mcp node/api node/routes node/data node/pages node/transform node/authoring node/shop node/search node/workers node/content node/faults search/engine lib site.ts',
  'node/hosting':
    'node/gatsby node/gatsby/build-state.ts node/outputs node/routes node/workers node/content node/faults search/engine lib site.ts',
  'node/authoring/commands': 'node/routes node/content node/faults lib site.ts',
  'node/gatsby':
    'types:node/node-apis.ts node/gatsby/build-state.ts node/pages node/workers node/content node/faults lib site.ts',
  'node/gatsby/build-state.ts': '',
  'node/node-apis.ts': 'node/data node/routes node/search node/outputs node/hosting node/gatsby',
  // Files that Gatsby loads.
  '../gatsby-config.ts': 'node/outputs node/content node/faults site.ts',
  '../gatsby-node.ts': 'node/gatsby',
  '../gatsby-browser.tsx': 'app contexts theme lib site.ts',
  '../gatsby-ssr.tsx': 'app contexts theme lib site.ts',
});

/** Splits the lists of modules at spaces. */
function listed(rows) {
  return Object.fromEntries(
    Object.entries(rows).map(([name, modules]) => [name, modules.split(' ').filter(Boolean)]),
  );
}

const modules = Object.keys(boundaries).sort((a, b) => b.length - a.length);
const withoutEnding = (file) => file.replace(/(\.d)?\.tsx?$/, '');

/** Module of a path from `src`; tests and their helpers are in none and may import everything. */
const moduleOf = (file) =>
  modules.find(
    (module) => withoutEnding(module) === withoutEnding(file) || file.startsWith(`${module}/`),
  );

/** Nodes with the address of a module. */
const addresses =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > .source, TSImportType Literal, NewExpression[callee.name="URL"] > Literal';

/** ESLint rule: no import crosses a boundary. */
export const boundariesRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const source = path.resolve(context.cwd, 'src');
    const inSource = (file) => path.relative(source, file).replaceAll(path.sep, '/');
    const from = moduleOf(inSource(context.filename));
    if (!from || /\.test\.tsx?$/.test(context.filename)) return {};
    const check = (node) => {
      const specifier = node.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = inSource(path.resolve(context.filename, '..', specifier));
      if (target.startsWith('..')) return;
      const to = moduleOf(target);
      const allowed = [from, ...boundaries[from]];
      if (allowed.includes(to)) return;
      if (node.parent.importKind === 'type' && allowed.includes(`types:${to}`)) return;
      const message = `${from} does not import ${target}; it may import ${boundaries[from].join(', ') || 'nothing of src'} (tools/import-boundaries.mjs).`;
      context.report({ node, message });
    };
    return { [addresses]: check };
  },
};
