import path from 'node:path';

/**
 * Webpack loader of the build that renders pages: adds to each module a line that makes its styles known to
 * `src/app/page-styles.ts`, with the path of its file. Styles are constants of their module: `const row = css(…)`.
 * Pages get others as well, each in an element that the policy has to know; `e2e/hosts.spec.ts` finds none.
 */
export default function rememberStyles(source) {
  const names = [...source.matchAll(/^(?:export )?const (\w+) = css\(/gm)].map(([, name]) => name);
  if (names.length === 0) return source;
  const src = path.join(this.rootContext, 'src');
  const registry = path.relative(
    path.dirname(this.resourcePath),
    path.join(src, 'app/page-styles'),
  );
  const text = (file) => JSON.stringify(file.split(path.sep).join('/'));
  return (
    `${source}\nimport { rememberStyles } from ${text(registry)};\n` +
    `rememberStyles(${text(path.relative(src, this.resourcePath))}, [${names.join(', ')}]);\n`
  );
}
