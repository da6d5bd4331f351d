import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { report } from '../../../content/nodes/report-fault';
import { visit } from '../../../content/nodes/visit';

/** A custom id at the end of a heading. */
export const customId = /\s*\{#(\p{L}[\p{L}\p{M}\p{N}_.:-]*)\}\s*$/u;

/**
 * remark plugin: sets the id of every heading. `## Facet types` gets `facet-types`, a second one `facet-types-1`;
 * `## Types {#kinds}` gets `kinds`. Ids are set in remark so that links, table of contents and sections agree on them.
 */
export function remarkHeadings() {
  return (tree: Root, file: VFile): void => {
    const slugger = new GithubSlugger();
    const headings: Heading[] = [];
    visit(tree, 'heading', (node) => void headings.push(node));
    const ids = headings.map(removeCustomId);
    // Registered first, so that no generated id equals a custom one.
    for (const id of ids) if (id !== undefined) slugger.occurrences[id] ??= 0;
    for (const [index, heading] of headings.entries()) {
      const text = toString(heading, { includeHtml: false }).trim().normalize('NFC');
      if (heading.depth === 1 && text === file.data.title)
        report(file, heading, 'title-twice', { title: text });
      // A text of signs alone has no slug.
      const name = /^-*$/.test(slug(text)) ? 'section' : text.replaceAll('\n', ' ');
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, id: ids[index] ?? slugger.slug(name) },
      };
    }
  };
}

function removeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? customId.exec(last.value) : null;
  if (!match) return undefined;
  const text = last as Text;
  text.value = text.value.slice(0, match.index);
  if (text.value === '') heading.children.pop();
  return match[1];
}
