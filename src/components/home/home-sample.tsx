import { css } from '@emotion/react';
import { useStaticQuery, graphql } from 'gatsby';
import { renderTree } from '../content/render-tree';
import type { TreeNode } from '../../lib/content-tree';
import { Link } from '../link';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 20,
  marginTop: 20,
  alignItems: 'start',
  '& figure': { margin: 0 },
  '& figure + ul': { marginTop: 16 },
  '@media (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** One request and its answer, side by side. Both come from content/home.mdx, where they are checked like any sample. */
export function HomeSample() {
  const { home } = useStaticQuery<Queries.HomeSampleQuery>(graphql`
    query HomeSample {
      home: homeSample
    }
  `);
  return (
    <section>
      <h2>One request shows the idea</h2>
      <p>
        A search is one URL. The answer is JSON with documents, facets and paging;{' '}
        <Link to="/docs/qsc-admin/search/search-response">every field</Link> is documented.
      </p>
      <div css={pair} className="content">
        {renderTree(home as unknown as TreeNode[])}
      </div>
    </section>
  );
}
