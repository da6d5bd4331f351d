import { css } from '@emotion/react';
import { useStaticQuery, graphql } from 'gatsby';
import { renderTree } from '../content/render-tree';
import { treeFromJson } from '../../lib/content-tree';
import { Link } from '../link';
import { docPages } from '../../lib/routes';
import { registerStyles } from '../../theme/style-registry';

const sample = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: '16px 20px',
  marginTop: 20,
  alignItems: 'start',
  // Browsers show the first column before they know of the second.
  '& > *, & .search-example > *': { gridColumn: 1, margin: 0 },
  '& .search-example': { display: 'contents' },
  '& .search-example > .search-example-link': { position: 'static' },
  '& .search-example > .tabs ~ .tabs': { gridColumn: 2, gridRow: '1 / span 4' },
  '& .tabs': { minWidth: 0 },
  '@media (max-width: 820px), print': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
  },
});

/** One request and its response, side by side. Both come from content/home.mdx; the search engine responded in the build. */
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
        A search is one URL. The response is JSON with documents, facets, and paging. You can look
        up <Link to={docPages.searchResponse}>every field</Link>.
      </p>
      <div css={sample} className="content">
        {renderTree(treeFromJson(home))}
      </div>
    </section>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/home/home-sample.tsx', [sample]);
