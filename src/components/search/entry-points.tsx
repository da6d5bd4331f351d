import { css } from '@emotion/react';
import { Link } from '../link';
import { docPages, routes } from '../../lib/routes';
import { registerStyles } from '../../theme/style-registry';

const block = css({
  marginTop: 32,
  '& h2': { fontSize: 18, lineHeight: 1.35, fontWeight: 650 },
  '& p': { margin: '6px 0 0', color: 'var(--text-secondary)' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: '6px 24px',
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& li a': { display: 'inline-block', padding: '4px 0' },
});

const pages = [
  { to: docPages.introduction, name: 'Introduction' },
  {
    to: docPages.firstSearchApp,
    name: 'First search app in 5 minutes',
  },
  { to: docPages.searchApi, name: 'Search API' },
  { to: docPages.filters, name: 'Filters' },
  { to: docPages.feedingApi, name: 'Feeding API' },
  { to: docPages.errorsAndLimits, name: 'Errors and limits' },
  { to: routes.docs, name: 'All topics' },
  { to: routes.docsTags, name: 'All tags' },
];

/** Pages that readers often want. @param prompt nothing was searched yet: says how to search */
export function EntryPoints({ title, prompt = false }: { title: string; prompt?: boolean }) {
  return (
    <section css={block}>
      <h2>{title}</h2>
      {prompt && <p>Type a word, a parameter, or an error into the search field above.</p>}
      <ul>
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/entry-points.tsx', [block]);
