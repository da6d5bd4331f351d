import { css } from '@emotion/react';
import { registerStyles } from '../theme/style-registry';
import { Day } from './day';
import { Link } from './link';

const section = css({
  marginTop: 48,
  '& h2': { fontSize: 18, lineHeight: 1.4, fontWeight: 650 },
  '& ul': { listStyle: 'none', margin: '10px 0 0', padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 24px',
    alignItems: 'baseline',
    padding: '10px 0',
    borderTop: '1px solid var(--border)',
  },
  '& a': { fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& time': { fontSize: 13, color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 620px)': { '& li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

interface RelatedPagesProps {
  name?: string;
  /** Posts have a day. */
  pages: readonly { path: string; title: string; date?: string }[];
}

/** Pages whose text is near to the one above. */
export function RelatedPages({ name = 'Related pages', pages }: RelatedPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section css={section} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {pages.map(({ path, title, date }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {date && <Day date={date} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/related-pages.tsx', [section]);
