import { elementParts, type TreeNode } from '../../lib/content-tree';
import type { CompiledContent } from '../content/compiled-content';
import { faultIn, type CodeAndValues, type Fault } from '../faults/faults';
import { dateIn } from '../content/publication';

/** An entry of the page "What is new". */
export interface Release {
  /** Id of the heading. */
  id: string;
  /** `2026-11-21` */
  day: string;
  /** The first sentence, which summarizes the change. */
  sentence: string;
  /** The entry without its heading. */
  tree: TreeNode[];
}

type Sections = Pick<CompiledContent, 'sections'>;

/** Title of the last section, which links to other pages. */
const LAST_SECTION = 'Next steps';

/** The entries of the page "What is new": a heading with the day, a sentence, and details. */
export function releasesOf(page: Sections & Pick<CompiledContent, 'tree'>): Release[] {
  return entrySections(page).flatMap(({ id, title, text }) => {
    const day = dateIn(title);
    const sentence = text.split('\n')[0] ?? '';
    return day === undefined ? [] : [{ id, day, sentence, tree: nodesOfSection(id, page.tree) }];
  });
}

/** Faults of entries without a day or a sentence, or in the wrong order. */
export function releaseFaults(file: string, page: Sections): Fault[] {
  const sections = entrySections(page);
  const days = sections.map(({ title }) => dateIn(title) ?? '');
  return sections.flatMap(({ title, text }, index): Fault[] => {
    const fault = (...words: CodeAndValues) => [faultIn(file, undefined, ...words)];
    if (days[index] === '') return fault('release-day', { title });
    if (!/[.!?]$/.test(text.split('\n')[0] ?? '')) return fault('release-sentence', { title });
    if (index > 0 && (days[index] ?? '') >= (days[index - 1] ?? ''))
      return fault('release-order', { title });
    return [];
  });
}

function entrySections({ sections }: Sections) {
  return sections.filter(({ level, title }) => level === 2 && title !== LAST_SECTION);
}

/** The nodes between a heading and the next heading of the same level. */
function nodesOfSection(id: string, tree: readonly TreeNode[]): TreeNode[] {
  const ids = tree.map(headingId);
  const start = ids.indexOf(id) + 1;
  const end = ids.findIndex((other, index) => index >= start && other !== undefined);
  return tree.slice(start, end < 0 ? undefined : end);
}

/** Id of a heading of the second level; undefined for other nodes. */
function headingId(node: TreeNode): string | undefined {
  if (typeof node === 'string') return undefined;
  const { name, props } = elementParts(node);
  return name === 'Heading' && props['level'] === '2' ? String(props['id']) : undefined;
}
