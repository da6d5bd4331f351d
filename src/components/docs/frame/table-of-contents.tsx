import './table-of-contents.css';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useActiveHeading } from '../../../hooks/use-active-heading';
import { treeFromJson } from '../../../lib/content-tree';
import { renderTree } from '../../content/render-tree';
import { ChevronIcon } from '../../icons';

interface TableOfContentsProps {
  headings: readonly Queries.TocHeadingFragment[];
  /** Whether it is a box that unfolds in wide windows, too. */
  folded?: boolean;
}

/** Headings of the page, levels 2 and 3. The current one is marked; narrow windows fold the list. */
export function TableOfContents({ headings, folded = false }: TableOfContentsProps) {
  const [isOpen, setOpen] = useState(false);
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  return (
    <nav
      className={`table-of-contents${folded ? ' folded' : ''}${isOpen ? ' open' : ''}`}
      aria-label="On this page"
    >
      <h2>On this page</h2>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronIcon />
        On this page
      </button>
      <ul>
        {headings.map(({ id, level, inline }) => (
          <li key={id}>
            <a
              // The class comes before the address, as in headings: HTML whose differences come last compresses better.
              className={`level-${level}`}
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {renderTree(treeFromJson(inline))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** @public Gatsby collects fragments. */
export const query = graphql`
  fragment TocHeading on Heading {
    id
    level
    inline
  }
`;
