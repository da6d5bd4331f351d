import './tag-list.css';
import { graphql } from 'gatsby';
import { tagRoute, type TagArea } from '../../../lib/addresses/routes';
import { Link } from '../../link';

/** Tags of a page. @param area whose tag pages the links open */
export function TagList({
  tags,
  area,
}: {
  tags: readonly Queries.TagLinkFragment[];
  area: TagArea;
}) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label="Tags">
      {tags.map(({ key, label }) => (
        <li key={key}>
          <Link to={tagRoute(area, key)}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects fragments. */
export const query = graphql`
  fragment TagLink on Tag {
    key
    label
  }
`;
