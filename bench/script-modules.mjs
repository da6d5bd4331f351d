import fs from 'node:fs';
import { SourceMap } from 'node:module';
import zlib from 'node:zlib';

/**
 * What a built script consists of, by its source map, the largest part first.
 * @returns rows of source and bytes of brotli, each source compressed alone; none without a source map
 */
export function modulesOf(file) {
  if (!fs.existsSync(`${file}.map`)) return [];
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
  const parts = new Map();
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  for (const [number, line] of lines.entries()) {
    if (line.startsWith('//# sourceMappingURL')) continue;
    for (let column = 0; column < line.length; column++) {
      const { originalSource = 'of the bundler' } = map.findEntry(number, column);
      parts.set(originalSource, (parts.get(originalSource) ?? '') + line[column]);
    }
  }
  return [...parts]
    .map(([source, text]) => [nameOf(source), zlib.brotliCompressSync(text).length])
    .sort(([, a], [, b]) => b - a);
}

function nameOf(source) {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^.*node_modules\//, '');
}
