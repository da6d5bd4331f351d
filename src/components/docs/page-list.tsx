import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { padding: '14px 0', borderTop: '1px solid var(--border)' },
  '& h2': { fontSize: 16, lineHeight: 1.6, fontWeight: 620 },
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& p': { margin: '4px 0 0', color: 'var(--text-secondary)' },
});

/** Pages with a sentence each. */
export function PageList({ pages }: { pages: readonly Queries.PageListEntryFragment[] }) {
  if (pages.length === 0) return null;
  return (
    <ul css={list}>
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

/** @public Gatsby collects it. */
export const query = graphql`
  fragment PageListEntry on DocPage {
    path
    title
    description
  }
`;

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/page-list.tsx', [list]);
