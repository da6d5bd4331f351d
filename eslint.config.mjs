import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Folders of src, and the folders that each may not import from. */
const walls = {
  app: ['node', 'templates', 'pages'],
  components: ['node', 'templates', 'pages'],
  templates: ['node', 'pages'],
  pages: ['node', 'templates'],
  search: ['node', 'templates', 'pages', 'components', 'app', 'hooks'],
  hooks: ['node', 'templates', 'pages', 'components', 'app'],
  lib: ['node', 'templates', 'pages', 'components', 'app', 'hooks', 'search'],
};

const searchServer = {
  regex: '^\\.{1,2}/(\\.\\./)*(search/)?server(/|$)',
  message: 'src/search/server runs in Node only; see "Layout" in CONTRIBUTING.',
};

const wallRule = (folders, message, others = [searchServer]) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        ...folders.map((folder) => ({ regex: `^(\\.\\./)+${folder}(/|$)`, message })),
        ...others,
      ],
    },
  ],
});

export default ts.config(
  {
    ignores: [
      'public',
      'hosting',
      '.cache',
      'node_modules',
      'src/gatsby-types.d.ts',
      'test-results',
      'playwright-report',
      'coverage',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // State starts with what the server rendered and takes over what the browser knows in an effect: reading it
      // earlier would be a hydration mismatch.
      'react-hooks/set-state-in-effect': 'off',
      // Recursive JSON types can't be written as Record.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  ...Object.entries(walls).map(([folder, others]) => ({
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: wallRule(
      others,
      `src/${folder} does not import from this folder; see "Layout" in CONTRIBUTING.`,
    ),
  })),
  {
    files: ['src/node/**/*.ts'],
    rules: wallRule(
      ['components', 'templates', 'pages', 'app', 'hooks', 'theme'],
      'src/node runs in Node only and imports site.ts, lib and search alone.',
    ),
  },
  {
    // Responses of samples are those of a POST too, which the server reads.
    files: ['src/node/examples/**/*.ts'],
    rules: wallRule(
      ['components', 'templates', 'pages', 'app', 'hooks', 'theme'],
      'src/node runs in Node only and imports site.ts, lib and search alone.',
      [],
    ),
  },
  {
    files: ['src/search/server/**/*.ts'],
    rules: wallRule(
      [...walls.search, 'theme'],
      'src/search/server runs in Node only and imports search, lib and site.ts alone.',
      [],
    ),
  },
  {
    files: ['tools/**/*.mjs', 'bench/**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        window: 'readonly',
        localStorage: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
);
