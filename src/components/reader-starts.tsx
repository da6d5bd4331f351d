import { css } from '@emotion/react';
import { docPages, routes } from '../lib/routes';
import { registerStyles } from '../theme/style-registry';
import { Link } from './link';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '28px 40px',
  marginTop: 28,
  fontSize: 14,
  '& h2': { fontSize: 18, lineHeight: 1.35, fontWeight: 650 },
  '& p': { margin: '4px 0 8px', color: 'var(--text-secondary)' },
});

const readers = [
  {
    title: 'I run a search',
    says: 'You configure search apps in the console.',
    pages: [
      ['Build a search app', docPages.firstSearchApp],
      ['Bring documents in', docPages.feeding],
      ['Go live', docPages.goLive],
    ],
  },
  {
    title: 'I build with it',
    says: 'You call the APIs from a shop, a site, or a feed.',
    pages: [
      ['Call the search', docPages.searchApi],
      ['Feed documents by API', docPages.feedingApi],
      ['Try a request in the playground', routes.playground],
    ],
  },
  {
    title: 'I have an error',
    says: 'A call fails, or the search finds something else.',
    pages: [
      ['Find what is wrong', docPages.whenSomethingIsWrong],
      ['Errors and limits', docPages.errorsAndLimits],
      ['Authenticate a call', docPages.authentication],
    ],
  },
] as const;

/** Where to start, for each kind of reader. */
export function ReaderStarts() {
  return (
    <div css={columns} data-markdown-ignore="">
      {readers.map(({ title, says, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{says}</p>
          <ul className="links">
            {pages.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/reader-starts.tsx', [columns]);
