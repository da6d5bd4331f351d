import type { Code } from 'mdast';
import { STATIC_HTML_PROP, type TreeElement } from '../../lib/content-tree';

/** Code as HTML for feed readers. @param html the code, escaped */
export function preformatted({ language }: { language?: unknown }, html: string): TreeElement {
  return ['pre', ['code', { className: `language-${String(language)}`, [STATIC_HTML_PROP]: html }]];
}

/** A fence of code. */
export function codeNode(lang: string, title: string, value: string): Code {
  return {
    type: 'code',
    lang,
    meta: title ? `title=${JSON.stringify(title)}` : null,
    value: value.replace(/\n$/, ''),
  };
}
