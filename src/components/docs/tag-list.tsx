import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { tagRoute, type TagArea } from '../../lib/routes';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: '40px 0 0',
  padding: 0,
  fontSize: 13,
  '& a': {
    display: 'block',
    padding: '3px 10px',
    borderRadius: 999,
    background: 'var(--surface-sunken)',
    color: 'var(--text-secondary)',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--accent-soft)', color: 'var(--accent)' },
});

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
    <ul css={list} aria-label="Tags">
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/tag-list.tsx', [list]);
