import js from '@eslint/js';
import playwright from 'eslint-plugin-playwright';
import translate from 'eslint-plugin-react-google-translate';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { boundariesRule } from './tools/import-boundaries.mjs';

export default ts.config(
  {
    ignores: [
      'public',
      'hosting',
      '.cache',
      'node_modules',
      'test-results',
      'playwright-report',
      'coverage',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    // They compile each function as React's compiler does, which takes a quarter of lint: only where components and hooks are.
    files: ['**/*.tsx', 'src/{app,components,contexts,hooks,templates}/**/*.ts'],
    ignores: ['src/node/**', '**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      // State starts with what the server rendered and takes over what the browser knows in an effect: reading it
      // earlier would be a hydration mismatch.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // A translating browser replaces texts: React could not take away one that comes and goes beside elements.
    files: ['src/**/*.tsx'],
    ignores: ['src/node/**', '**/*.test.tsx'],
    plugins: { translate },
    rules: { 'translate/no-conditional-text-nodes-with-siblings': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Recursive JSON types can't be written as Record.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-duplicate-imports': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { site: { rules: { boundaries: boundariesRule } } },
    rules: { 'site/boundaries': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['plugins/**', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[value=/^gatsby\\u002F(dist|cache-dir)\\b/]',
          'MemberExpression[object.name="require"][property.name="cache"]',
        ].map((selector) => ({
          selector,
          message: "Gatsby's inside is for plugins/gatsby-plugin-fast-builds alone.",
        })),
        {
          selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
          message:
            "Without a locale the order depends on the machine: write localeCompare(…, 'en').",
        },
      ],
    },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['e2e/**/*.ts'],
    rules: {
      ...allErrors(playwright.configs['flat/recommended'].rules),
      // A test visits many pages, and what holds for each may differ.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/expect-expect': [
        'error',
        { assertFunctionNames: ['expectNoHarm', 'checkBytes'] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="url"][callee.object.name=/page|tab|popup|browser|other/i]:not(CallExpression[callee.property.name=/^(poll|toPass)$/] *)',
          message: 'An address changes after an action: use toHaveURL or expect.poll.',
        },
      ],
    },
  },
  {
    files: ['plugins/**/*.mjs'],
    ignores: ['**/*.test.mjs'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ImportDeclaration, ImportExpression, CallExpression) > Literal[value=/\\bsrc\\u002F/]',
          message: 'The plugin knows nothing of this site.',
        },
      ],
    },
  },
  {
    // The GraphQL schema is data, a test is as long as what it describes.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/test/**', 'src/**/*-data.ts', 'src/node/data/schema/**'],
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  // Samples run in browsers or in Node, and tests run them.
  { files: ['content/**/samples/**'], rules: { 'no-undef': 'off' } },
  {
    files: ['tools/**/*.mjs', 'bench/**/*.mjs', 'plugins/**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        setImmediate: 'readonly',
        structuredClone: 'readonly',
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

/** Rules as they are, each an error. */
function allErrors(rules) {
  const asError = (rule) => (Array.isArray(rule) ? ['error', ...rule.slice(1)] : 'error');
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule === 'off' ? rule : asError(rule)]),
  );
}
