import { buildSync } from 'esbuild';

/**
 * Webpack loader: bundles a module with its imports, without unused code. For packages of many small modules, which webpack
 * would resolve, parse, and put together again one by one.
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
