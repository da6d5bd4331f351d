import fs from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildSync } from 'esbuild';
import { prePaintSettings } from '../../lib/pre-paint-settings';
import { site, type SiteConfig } from '../../site';
import { siteAbsolute } from '../content/files';
import { digest } from '../content/digest';

/** Syntax of the browsers in package.json, which support nested rules. */
export const SYNTAX = 'es2022';

/**
 * The inline script of all pages, from `src/app/inline-script.ts`. Its own bundle makes the text, whose hash is in the
 * Content-Security-Policy, independent of the bundler for pages.
 */
export function inlineScript(settings: Pick<SiteConfig, 'colorMode' | 'announcement'>): string {
  return bundleScript('inline-script', {
    PRE_PAINT_SETTINGS: JSON.stringify(prePaintSettings(settings)),
  });
}

/** Bundles a script of `src/app`. @param define values of constants, as code */
export function bundleScript(name: string, define: Record<string, string> = {}): string {
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

/** Digest of the style sheets that Gatsby writes into each page. */
function digestStyleSheets(): string {
  const folder = siteAbsolute('src');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort();
  return digest(files.map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8')).join(''));
}

/** Defines the constants of `gatsby-ssr.tsx`. STYLE_SHEETS changes its code with the styles of pages. */
export function defineInlineScript({ stage, plugins, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const INLINE_SCRIPT = JSON.stringify(inlineScript(site));
  const VALUES_LOADER = JSON.stringify(site.values.dialog ? bundleScript('values-loader') : '');
  const STYLE_SHEETS = JSON.stringify(digestStyleSheets());
  const constants = { INLINE_SCRIPT, VALUES_LOADER, STYLE_SHEETS };
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
}
