import { buildSync } from 'esbuild';

/**
 * Webpack loader: gives a module with all that it imports as one, without what it does not use. For packages of many
 * small modules, which webpack would resolve, parse, and put together again one by one.
 */
export default function bundleAlone() {
  const { outputFiles } = buildSync({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    format: 'esm',
    ...this.getOptions(),
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}
