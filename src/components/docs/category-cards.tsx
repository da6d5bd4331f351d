import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Link } from '../link';

export type CategoryCard = Queries.CategoryCardFragment;

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: 20,
  marginTop: 24,
  '& section': {
    padding: '18px 20px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-block)',
  },
  '& h2': { fontSize: 16, lineHeight: 1.4, fontWeight: 650 },
  '& p': { margin: '4px 0 0', fontSize: 14, color: 'var(--text-secondary)' },
  '& ul': { listStyle: 'none', margin: '10px 0 0', padding: 0, fontSize: 14 },
  '& li': { padding: '3px 0' },
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

/** Categories as cards with their pages and inner categories. */
export function CategoryCards({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <div css={grid}>
      {categories.map(({ key, label, path, description, pages, categories: inner }) => (
        <section key={key}>
          <h2>
            <Link to={path}>{label}</Link>
          </h2>
          {description && <p>{description}</p>}
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.sidebarLabel}</Link>
              </li>
            ))}
            {inner.map((group) => (
              <li key={group.path}>
                <Link to={group.path}>{group.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** @public Gatsby collects it. */
export const query = graphql`
  fragment CategoryCard on SidebarCategory {
    key
    label
    path
    description
    pages {
      path
      sidebarLabel
    }
    categories {
      path
      label
    }
  }
`;
