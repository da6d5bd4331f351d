import type { IndexedDocument, Passage } from '../../search/engine/definition';
import type { CompiledContent } from '../source/compiled-content';

/** A page as the index needs it. */
export interface SearchedPage {
  path: string;
  title: string;
  description: string;
  /** Group of the sidebar at its top, or 'Blog'. */
  section: string;
  /** Labels from the top down to the page's group. */
  breadcrumb: string[];
  /** Labels. */
  tags: string[];
  /** Day of publication of a post, of the last change of a doc: `2025-03-31`; absent without history. */
  date?: string;
  isPost: boolean;
  content: Pick<CompiledContent, 'sections' | 'samples'>;
}

/** Headings that stand on many pages and say nothing of their own. */
const commonHeadings = new Set(
  [
    'Next steps',
    'Prerequisites',
    'What you get',
    'Problems',
    'Errors and limits',
    'Errors',
    'Samples',
    'Check the result',
  ].map((heading) => heading.toLowerCase()),
);

/** Posts tell about a subject, docs document it: of equal matches the doc stands first. */
const POST_BOOST = 0.9;

/** Documents of the index in the order of the pages: sections become passages. */
export function searchDocuments(pages: readonly SearchedPage[]): IndexedDocument[] {
  return pages.map((page) => ({
    id: page.path,
    ...(page.isPost && { boost: POST_BOOST }),
    fields: {
      title: page.title,
      url: page.path,
      ...(page.description !== '' && { description: page.description }),
      section: page.section,
      breadcrumb: page.breadcrumb,
      ...(page.tags.length > 0 && { tags: page.tags }),
      ...(page.date !== undefined && { date: page.date.slice(0, 10) }),
      ...(page.isPost && page.date !== undefined && { year: Number(page.date.slice(0, 4)) }),
    },
    passages: page.content.sections.map((section): Passage => ({
      id: section.id,
      fields: {
        // The part before the first heading has the page's title, which is a field of the document.
        heading: section.id === '' ? '' : section.title,
        text: section.text,
        code: codeOf(page.content.samples, section.id),
      },
    })),
  }));
}

function codeOf(samples: CompiledContent['samples'], section: string): string {
  return samples
    .filter(
      ({ section: place, language, follows }) =>
        place === section && language !== 'mermaid' && !follows,
    )
    .map(({ code }) => code)
    .join('\n');
}

/** What the box proposes: titles first, then tags, then headings that say something by themselves. */
export function suggestionTexts(pages: readonly SearchedPage[]): string[] {
  const titles = pages.map(({ title }) => title);
  const tags = pages.flatMap((page) => page.tags);
  const headings = pages.flatMap(({ content }) =>
    content.sections.filter(({ id }) => id !== '').map(({ title }) => title),
  );
  const seen = new Set<string>();
  return [...titles, ...tags, ...headings].filter((text) => {
    const key = text.toLowerCase();
    if (seen.has(key) || commonHeadings.has(key)) return false;
    seen.add(key);
    return true;
  });
}
