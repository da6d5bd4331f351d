import fs from 'node:fs';
import path from 'node:path';
import { mermaidFolder } from '../../lib/addresses/mermaid-folder';
import { siteAbsolute } from '../content/files';

/** Mermaid's own minified modules: an entry and the chunks of the kinds of diagram, loaded as they are needed. */
const source = 'node_modules/mermaid/dist';
const entry = 'mermaid.esm.min.mjs';
const chunks = 'chunks/mermaid.esm.min';

/**
 * Copies Mermaid beside the site's scripts instead of bundling it: its modules are minified and split already, and webpack
 * would take half a minute to do that again. Files end in `.js`, which every host serves with the right type.
 */
export function copyMermaid(): void {
  const target = siteAbsolute(path.join('public', mermaidFolder));
  if (fs.existsSync(target)) return;
  // Renamed when it is complete: a build may be killed here.
  const unfinished = `${target}.part`;
  const files = [
    entry,
    ...fs.readdirSync(siteAbsolute(`${source}/${chunks}`)).map((name) => `${chunks}/${name}`),
  ];
  for (const file of files.filter((name) => name.endsWith('.mjs'))) {
    const code = fs
      .readFileSync(siteAbsolute(`${source}/${file}`), 'utf8')
      .replace(/(["'])(\.{1,2}\/[^"']+)\.mjs\1/g, '$1$2.js$1');
    const to = path.join(unfinished, file.replace(/\.mjs$/, '.js'));
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, code.replace(/\n?\/\/# sourceMappingURL=.*$/m, ''));
  }
  fs.renameSync(unfinished, target);
}
