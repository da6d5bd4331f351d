import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { normalizeSource, readFrontMatter } from '../../../node/content/front-matter/front-matter';
import { processors } from '../../../node/markdown/index';
import type { Fields } from '../../../node/content/front-matter/fields';

/** A piece of prose: the text of one block, or of a title. */
export interface Prose {
  text: string;
  /** Line of the file, 1-based. */
  line: number;
}

const inProse = {
  title: { type: 'string' },
  description: { type: 'string' },
  status: { type: 'strings' },
  sidebar_label: { type: 'string' },
} as const satisfies Fields;
const blocks = ['paragraph', 'heading', 'tableCell'];
const attributes = ['label', 'summary', 'title'];

interface MarkdownNode extends Node {
  children?: MarkdownNode[];
  value?: unknown;
  meta?: string | null;
  alt?: string | null;
  title?: string | null;
  attributes?: { name?: string; value?: unknown }[];
}

/**
 * Prose of a page: front matter, paragraphs, headings, cells, titles of code and components, and descriptions of pictures.
 * It contains no code, and a gap for inline code. Of settings files, it is labels, names, and descriptions; of figures,
 * their texts.
 */
export function proseOf(file: string, raw: string): Prose[] {
  if (file.endsWith('.yml')) return proseOfSettings(raw);
  if (file.endsWith('.svg')) return proseOfFigure(raw);
  const { values, positions, source } = readFrontMatter(raw, file, inProse);
  const prose: Prose[] = Object.entries(values).flatMap(([key, value]) =>
    [value].flat().map((text) => ({ text, line: positions.get(key)?.line ?? 1 })),
  );
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  const tree = processors[format].parse(normalizeSource(source.body)) as MarkdownNode;
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + source.bodyLine - 1;
    if (blocks.includes(node.type)) prose.push({ text: textOf(node), line });
    const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1];
    if (title) prose.push({ text: title, line });
    if (node.type === 'image')
      for (const text of [node.alt, node.title]) if (text) prose.push({ text, line });
    for (const { name, value } of Array.isArray(node.attributes) ? node.attributes : [])
      if (name && attributes.includes(name) && typeof value === 'string')
        prose.push({ text: value, line });
  });
  return prose;
}

function proseOfSettings(raw: string): Prose[] {
  return raw.split('\n').flatMap((entry, index) => {
    const text = /^\s*(?:label|name|description): (.+)$/.exec(entry)?.[1];
    return text === undefined ? [] : [{ text, line: index + 1 }];
  });
}

function proseOfFigure(raw: string): Prose[] {
  return raw.split('\n').flatMap((row, index) =>
    [...row.matchAll(/<text(?![^>]*\bmono\b)[^>]*>([^<]*)/g)].map(([, text = '']) => ({
      text,
      line: index + 1,
    })),
  );
}

function textOf(node: MarkdownNode): string {
  if (node.type === 'text') return String(node.value);
  if (node.type === 'inlineCode') return '`code`';
  if (node.type === 'break') return '\n';
  return (node.children ?? []).map(textOf).join('');
}

/** Sentences of a text, with their numbers of words. @public for bench/content.mjs */
export function sentencesOf(text: string): { text: string; words: number }[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({ text: sentence, words: sentence.split(/\s+/).length }));
}
