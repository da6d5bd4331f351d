import './table-of-contents.css';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useActiveHeading } from '../../../hooks/use-active-heading';
import { treeFromJson } from '../../../lib/content-tree';
import { renderTree } from '../../content/render-tree';
import { ChevronIcon } from '../../icons';

interface TableOfContentsProps {
  headings: readonly Queries.TocHeadingFragment[];
  /** Whether the list is folded in wide windows as well. */
  isAlwaysFolded?: boolean;
}

/** Headings of the page, levels 2 and 3. The current heading is highlighted. Narrow windows fold the list. */
export function TableOfContents({ headings, isAlwaysFolded = false }: TableOfContentsProps) {
  const [isOpen, setOpen] = useState(false);
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  return (
    <nav
      className={`table-of-contents${isAlwaysFolded ? ' folded' : ''}${isOpen ? ' open' : ''}`}
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
              // The class comes before the address, as in headings: HTML compresses better when the differing parts come last.
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
