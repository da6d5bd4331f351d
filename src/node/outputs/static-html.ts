import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { elementParts, type TreeNode, type TreeProps } from '../../lib/content-tree';

/** What the addresses in a page's content become outside of the site. */
export interface Addresses {
  /** Full URL for an `href`: an anchor, a route or any other address. */
  link: (href: string) => string;
  /** Full URL of a picture's file, and its size in pixels. */
  picture: (src: string) => { src: string; width?: number; height?: number };
}

/** Attributes that say something without the site's style sheet and scripts, as React names them. */
const keptAttributes = new Set(
  'href src srcSet poster cite alt title width height colSpan rowSpan scope headers start reversed value dateTime open lang dir controls abbr'.split(
    ' ',
  ),
);
const urlAttributes = new Set(['href', 'src', 'poster', 'cite']);
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/**
 * Compiled content as plain HTML for feed readers: no scripts, styles or ids, all URLs full ones. Components
 * become what they mean: tabs sections with a label, diagrams their source, admonitions quotes with a title.
 */
export function staticHtml(tree: readonly TreeNode[], addresses: Addresses): string {
  const inner = (nodes: readonly TreeNode[]) => nodes.map(render);
  const label = (text: ReactNode) => el('p', null, el('strong', null, text));

  const render = (node: TreeNode): ReactNode => {
    if (typeof node === 'string') return node;
    const { name, props, children } = elementParts(node);
    const text = (key: string) => String(props[key] ?? '');
    const code = (language: string, html: string) =>
      el(
        'pre',
        null,
        el('code', {
          className: `language-${language}`,
          dangerouslySetInnerHTML: { __html: html.replace(/<[^>]*>/g, '') },
        }),
      );
    switch (name) {
      case 'Heading':
        return el(`h${Math.max(Number(props['level']), 2)}`, null, ...inner(children));
      case 'CodeBlock':
        return el(
          Fragment,
          null,
          props['title'] ? label(text('title')) : null,
          code(text('language'), text('html')),
        );
      case 'Diagram':
        return el(Fragment, null, label(text('title')), code('mermaid', escapeHtml(text('code'))));
      case 'Picture': {
        const { src, ...size } = addresses.picture(text('src'));
        // Lazy, since React requests other pictures in front of the content.
        return el('img', {
          src,
          ...size,
          alt: text('alt'),
          title: props['title'],
          loading: 'lazy',
        });
      }
      case 'Table':
        return el('table', null, ...inner(children));
      case 'Admonition':
        return el('blockquote', null, ...admonition(props, children, label, inner));
      case 'Details':
        return el(
          'details',
          { open: true },
          el('summary', null, text('summary')),
          ...inner(children),
        );
      case 'Tab':
        return el('section', null, label(text('label')), ...inner(children));
      case 'SearchExample': {
        // One language is enough where nothing can be chosen.
        const [request = '', ...others] = children;
        const [tab = request] = Array.isArray(request) ? elementParts(request).children : [];
        const isTabs = Array.isArray(request) && request[0] === 'Tabs';
        const first = isTabs && Array.isArray(tab) ? elementParts(tab).children : [request];
        const href = props['playground'];
        const link: TreeNode[] =
          typeof href === 'string' ? [['p', ['a', { href }, 'Open in playground']]] : [];
        return el(Fragment, null, ...inner([...first, ...others, ...link]));
      }
      case 'Tabs':
      case 'Steps':
        return el(Fragment, null, ...inner(children));
      case 'input':
        return props['checked'] ? '☑' : '☐';
    }
    const kept = keptProps(props, addresses);
    return voidElements.has(name) ? el(name, kept) : el(name, kept, ...inner(children));
  };
  return renderToStaticMarkup(el(Fragment, null, ...inner(tree)));
}

const el = createElement as (
  type: unknown,
  props: Record<string, unknown> | null,
  ...children: ReactNode[]
) => ReactNode;

function admonition(
  props: TreeProps,
  children: readonly TreeNode[],
  label: (text: ReactNode) => ReactNode,
  inner: (nodes: readonly TreeNode[]) => ReactNode[],
): ReactNode[] {
  const isTitle = (node: TreeNode) => typeof node === 'object' && node[0] === 'AdmonitionTitle';
  const type = String(props['type']);
  const kind = type.charAt(0).toUpperCase() + type.slice(1);
  const own = children.find(isTitle);
  const title =
    typeof own === 'object' ? inner(elementParts(own).children) : [String(props['title'] ?? '')];
  const named = own !== undefined || props['title'] !== undefined;
  return [
    label(el(Fragment, null, named ? `${kind}: ` : kind, ...(named ? title : []))),
    ...inner(children.filter((child) => !isTitle(child))),
  ];
}

function keptProps(props: TreeProps, { link }: Addresses): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!keptAttributes.has(name)) continue;
    if (typeof value === 'string' && urlAttributes.has(name)) kept[name] = link(value);
    else if (typeof value === 'string' && name === 'srcSet') kept[name] = srcSet(value, link);
    else kept[name] = value;
  }
  return kept;
}

/** `a.png 1x, b.png 2x` with a full URL in each candidate. */
function srcSet(value: string, link: Addresses['link']): string {
  return value
    .split(/,\s+/)
    .map((candidate) => {
      const [url = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [link(url), ...descriptors].join(' ');
    })
    .join(', ');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
