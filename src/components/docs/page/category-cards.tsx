import './category-cards.css';
import { graphql } from 'gatsby';
import { Link } from '../../link';

export type CategoryCard = Queries.CategoryCardFragment;

/** Categories with their pages and inner categories, one row each. */
export function CategoryCards({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <div className="category-cards">
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

/** @public Gatsby collects fragments. */
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
