import fs from 'node:fs/promises';
import path from 'node:path';
import { readableFile } from '../source/files';
import { parseLink, withSuffix } from '../source/links';
import type { RouteOf } from '../data/link-targets';
import type { MarkdownExample } from '../markdown/content';

export interface MarkdownSource {
  title: string;
  description?: string | null;
  file: string;
  path: string;
  /** Source without front matter, as the author wrote it. */
  body: string;
  /** Line of the file that the body starts at, 1-based. */
  bodyLine: number;
  /** Search examples of the page as Markdown. */
  examples: readonly MarkdownExample[];
}

/**
 * A page as plain Markdown: title, description, text. Components become what they mean (a tab its label, details
 * their summary), links lead to full addresses. Code stays as it is.
 * @param baseUrl origin and path prefix, without a slash at the end
 */
export function plainMarkdown(
  { title, description, file, body, bodyLine, examples }: MarkdownSource,
  baseUrl: string,
  routeOf: RouteOf,
): string {
  // Odd parts are fenced code.
  const parts = withExamples(body, bodyLine, examples).split(
    /^([ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*)$/m,
  );
  const text = parts
    .map((part, index) =>
      index % 3 === 0 ? plainText(part, file, baseUrl, routeOf) : index % 3 === 1 ? part : '',
    )
    .join('');
  const head = [`# ${title}`, description].filter(Boolean).join('\n\n');
  return `${head}\n\n${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

/** The source with calls and responses in place of `<SearchExample>`, as far indented as it was. */
function withExamples(
  body: string,
  bodyLine: number,
  examples: readonly MarkdownExample[],
): string {
  const lines: (string | undefined)[] = body.split('\n');
  for (const { line, endLine, text } of examples) {
    const first = line - bodyLine;
    const indent = /^\s*/.exec(lines[first] ?? '')?.[0] ?? '';
    lines.fill(undefined, first, endLine - bodyLine + 1);
    lines[first] = text.replace(/^(?=.)/gm, indent);
  }
  return lines.filter((line) => line !== undefined).join('\n');
}

function plainText(text: string, file: string, baseUrl: string, routeOf: RouteOf): string {
  return text
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|^[ \t]*<!--\s*truncate\s*-->[ \t]*$/gm, '')
    .replace(/[ \t]*<Tab label="([^"]*)">/g, '**$1**')
    .replace(/[ \t]*<Details summary="([^"]*)"[^>]*>/g, '**$1**')
    .replace(/[ \t]*<\/?(?:Tabs|Tab|Steps|Details)(?:\s[^>]*)?>/g, '')
    .replace(/^(#{1,6} .*?)\s*\{#[\w.:-]+\}$/gm, '$1')
    .replace(
      /^(\s*):{3,}(\w+)(?:\[([^\]]*)\])?\s*$/gm,
      (_all, indent: string, type: string, name?: string) =>
        `${indent}**${name ?? type.charAt(0).toUpperCase() + type.slice(1)}**`,
    )
    .replace(/^\s*:{3,}\s*$/gm, '')
    .replace(
      /(\]\()([^()\s]+)(\)|\s)/g,
      (_all, open: string, href: string, close: string) =>
        `${open}${address(href, file, baseUrl, routeOf)}${close}`,
    );
}

function address(href: string, file: string, baseUrl: string, routeOf: RouteOf): string {
  const link = parseLink(href, file);
  if (link.route !== undefined) return `${baseUrl}${href}`;
  const route = link.file === undefined ? undefined : routeOf(link.file);
  return route === undefined ? href : `${baseUrl}${withSuffix(route, href)}`;
}

/** Deletes the copies of pages that are no longer there: `public` outlives a build. */
export async function removeOldCopies(folder: string, written: ReadonlySet<string>): Promise<void> {
  for (const area of ['docs', 'blog']) {
    const root = path.join(folder, area);
    const files = await fs.readdir(root, { recursive: true }).catch(() => []);
    for (const file of files) {
      const route = `/${area}/${file.split(path.sep).join('/')}`;
      if (file.endsWith('.md') && !written.has(route) && !readableFile(`static${route}`))
        await fs.rm(path.join(root, file));
    }
  }
}

/** Writes a text below the folder of the built site; nothing happens when it is there already. */
export async function writeOutput(folder: string, name: string, text: string): Promise<void> {
  const target = path.join(folder, name);
  const before = await fs.readFile(target, 'utf8').catch(() => undefined);
  if (before === text) return;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}
