import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { TreeNode } from '../../lib/content-tree';
import { renderTree } from '../content/render-tree';

const nav = css({
  position: 'sticky',
  top: 'calc(var(--navbar-height) + 28px)',
  alignSelf: 'start',
  maxHeight: 'calc(100vh - var(--navbar-height) - 56px)',
  overflowY: 'auto',
  fontSize: 13,
  lineHeight: 1.45,
  '& h2': { fontSize: 13, fontWeight: 650, marginBottom: 8 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, borderLeft: '1px solid var(--border)' },
  '& a': {
    display: 'block',
    padding: '4px 12px',
    color: 'var(--text-muted)',
    textDecoration: 'none',
  },
  '& a:hover': { color: 'var(--text-primary)' },
  '& .level-3': { paddingLeft: 26 },
  '@media (max-width: 1240px)': { display: 'none' },
});

/** Headings of the page, levels 2 and 3. */
export function ContentsList({
  headings,
}: {
  headings: readonly Queries.ContentsHeadingFragment[];
}) {
  if (headings.length === 0) return null;
  return (
    <nav css={nav} aria-label="On this page">
      <h2>On this page</h2>
      <ul>
        {headings.map(({ id, level, inline }) => (
          <li key={id}>
            <a href={`#${id}`} className={`level-${level}`}>
              {renderTree(inline as unknown as TreeNode[])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment ContentsHeading on Heading {
    id
    level
    inline
  }
`;
