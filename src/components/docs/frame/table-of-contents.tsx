import './table-of-contents.css';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useActiveHeading } from '../../../hooks/use-active-heading';
import { treeFromJson } from '../../../lib/content-tree';
import { renderTree } from '../../content/render-tree';
import { ChevronIcon } from '../../icons';

interface TableOfContentsProps {
  headings: readonly Queries.TocHeadingFragment[];
  /** In a box that opens, also in wide windows. */
  folded?: boolean;
}

/** Headings of the page, levels 2 and 3. The one that is read is marked; narrow screens fold the list. */
export function TableOfContents({ headings, folded = false }: TableOfContentsProps) {
  const [open, setOpen] = useState(false);
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  return (
    <nav
      className={`table-of-contents${folded ? ' folded' : ''}${open ? ' open' : ''}`}
      aria-label="On this page"
    >
      <h2>On this page</h2>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronIcon />
        On this page
      </button>
      <ul>
        {headings.map(({ id, level, inline }) => (
          <li key={id}>
            <a
              // The address follows, as it does in headings: what differs last compresses better.
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

/** @public Gatsby collects it. */
export const query = graphql`
  fragment TocHeading on Heading {
    id
    level
    inline
  }
`;
