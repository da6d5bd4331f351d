import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { registerStyles } from '../../theme/style-registry';
import { Link } from '../link';

export type CategoryCard = Queries.CategoryCardFragment;

const rows = css({
  marginTop: 28,
  borderBottom: '1px solid var(--border)',
  '& section': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '12px 32px',
    padding: '22px 0',
    borderTop: '1px solid var(--border)',
  },
  '& h2': { fontSize: 18, lineHeight: 1.35, fontWeight: 650 },
  '& p': { margin: '4px 0 0', fontSize: 14, color: 'var(--text-secondary)' },
  '& ul': {
    columns: '2 180px',
    columnGap: 24,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontSize: 14,
  },
  '& li': { padding: '3px 0', breakInside: 'avoid' },
  '& a': { color: 'var(--text-primary)', textDecoration: 'none' },
  '& li a': { color: 'var(--text-secondary)' },
  '& a:hover': { color: 'var(--accent)', textDecoration: 'underline' },
  '@media (max-width: 996px)': { '& section': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Categories with their pages and inner categories, one row each. */
export function CategoryCards({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <div css={rows}>
      {categories.map(({ key, label, path, description, pages, categories: inner }) => (
        <section key={key}>
          <div>
            <h2>
              <Link to={path}>{label}</Link>
            </h2>
            {description && <p>{description}</p>}
          </div>
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/category-cards.tsx', [rows]);
