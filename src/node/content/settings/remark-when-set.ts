import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visit } from '../nodes/visit';
import { jsxElements, textAttribute } from '../nodes/jsx-elements';
import { report } from '../nodes/report-fault';
import { installLinks } from '../../../lib/addresses/mcp-clients';
import { site } from '../../../site';

/** Settings of the site that a page may depend on, by their variables. */
export const contentSettings: Readonly<Record<string, string>> = { GATSBY_MCP_URL: site.mcpUrl };

/**
 * remark plugin for MDX: the content of `<WhenSet setting="GATSBY_MCP_URL">` is part of the page when the operator has set
 * the variable. In its code, the value replaces `{GATSBY_MCP_URL}`, and in its links, the address that installs the tools
 * replaces `install:Cursor`.
 */
export function remarkWhenSet(settings = contentSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, jsxElements, (node, index, parent) => {
      if (node.name !== 'WhenSet' || !parent || index === undefined) return undefined;
      const name = textAttribute(node, 'setting') ?? '';
      const value = settings[name];
      if (value === undefined)
        report(file, node, 'prop-value', {
          ...{ name: 'WhenSet', prop: 'setting', value: name },
          expected: Object.keys(settings).join(', '),
        });
      const children = value ? (node.children as Nodes[]) : [];
      visit(
        { type: 'root', children } as Root,
        ['code', 'inlineCode', 'link'] as const,
        (inner) => {
          if (inner.type !== 'link') inner.value = inner.value.replaceAll(`{${name}}`, value ?? '');
          else
            for (const { label, address } of installLinks(value ?? ''))
              if (inner.url === `install:${label}`) inner.url = address;
        },
      );
      (parent.children as Nodes[]).splice(index, 1, ...children);
      return [SKIP, index];
    });
  };
}
