import path from 'node:path';
import { siteAbsolute } from '../../source/files';

/**
 * Lines for the end of a module: they make its styles known to `src/app/page-styles.ts` where pages are rendered, with
 * the path of its file. Styles are constants of their module: `const row = css(…)`. Pages get others as well, each in an
 * element that the policy has to know; `e2e/hosts.spec.ts` finds none.
 * @param file absolute, below `src`
 */
export function rememberStyles(source: string, file: string): string {
  const names = [...source.matchAll(/^(?:export )?const (\w+) = css\(/gm)].map(([, name]) => name);
  if (names.length === 0) return '';
  const src = siteAbsolute('src');
  const registry = path.relative(path.dirname(file), path.join(src, 'app/page-styles'));
  const text = (place: string) => JSON.stringify(place.split(path.sep).join('/'));
  return (
    `\nimport { rememberStyles } from ${text(registry)};\n` +
    `rememberStyles(${text(path.relative(src, file))}, [${names.join(', ')}]);\n`
  );
}
