import type { Compiler } from '@rspack/core';
import { transform } from 'esbuild';
import { SYNTAX } from '../script-kinds';

/** Makes style sheets small. Rspack's own way changes more: it orders properties anew, and writes `light-dark()` out. */
export class SmallStyles {
  apply({ hooks, rspack }: Compiler): void {
    const { Compilation, sources } = rspack;
    hooks.compilation.tap('SmallStyles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SmallStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          for (const [file, asset] of Object.entries(assets))
            if (file.endsWith('.css'))
              compilation.updateAsset(
                file,
                new sources.RawSource(await small(String(asset.source()))),
              );
        },
      );
    });
  }
}

async function small(text: string): Promise<string> {
  const { code } = await transform(text, { loader: 'css', minify: true, target: SYNTAX });
  // Spaces before the value of a custom property are none of it.
  return code.replace(/(?<=[{;]--[\w-]+:) /g, '');
}
