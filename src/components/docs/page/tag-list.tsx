import './tag-list.css';
import { graphql } from 'gatsby';
import { tagRoute, type TagArea } from '../../../lib/addresses/routes';
import { Link } from '../../link';

/** The tags of a page. `area` is the part of the site whose tag pages are meant. */
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

/** @public Gatsby collects it. */
export const query = graphql`
  fragment TagLink on Tag {
    key
    label
  }
`;
