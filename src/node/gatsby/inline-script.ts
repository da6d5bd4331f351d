import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildSync } from 'esbuild';
import { prePaintSettings } from '../../lib/pre-paint-settings';
import { site, type SiteConfig } from '../../site';
import { siteAbsolute } from '../source/files';
import { SYNTAX } from './syntax';

/**
 * The inline script of all pages, bundled from `src/app/inline-script.ts`. It is bundled apart from the code that renders
 * pages, so that its text, whose hash is in the Content-Security-Policy, is the same whichever bundler that code has.
 */
export function inlineScript(settings: Pick<SiteConfig, 'colorMode' | 'announcement'>): string {
  return bundled('inline-script', {
    PRE_PAINT_SETTINGS: JSON.stringify(prePaintSettings(settings)),
  });
}

/** The file that fills placeholders; readers with values load it. */
export const valuesScript = () => bundled('values-script', {});

/** A script of `src/app`, bundled. @param define constants in it, as code */
export function bundled(name: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    absWorkingDir: siteAbsolute('.'),
    entryPoints: [`src/app/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    tsconfigRaw: '{}',
    target: SYNTAX,
    define,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Defines the constants that `gatsby-ssr.tsx` puts into pages. */
export function defineInlineScript({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const INLINE_SCRIPT = JSON.stringify(inlineScript(site));
  const VALUES_LOADER = JSON.stringify(site.values.dialog ? bundled('values-loader', {}) : '');
  actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT, VALUES_LOADER })] });
}
