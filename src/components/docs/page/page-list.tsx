import './page-list.css';
import { graphql } from 'gatsby';
import { Link } from '../../link';

/** Pages with their descriptions. */
export function PageList({ pages }: { pages: readonly Queries.PageListEntryFragment[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className="page-list">
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <h2>
            <Link to={path}>{title}</Link>
          </h2>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects fragments. */
export const query = graphql`
  fragment PageListEntry on DocPage {
    path
    title
    description
  }
`;
