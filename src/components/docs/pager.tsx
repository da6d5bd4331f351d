import { css } from '@emotion/react';
import type { RouteLink } from '../../lib/route-link';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const pager = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  marginTop: 48,
  paddingTop: 24,
  borderTop: '1px solid var(--border)',
  '& a': {
    display: 'block',
    padding: '12px 16px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-block)',
    textDecoration: 'none',
    fontWeight: 600,
  },
  '& a:hover': { borderColor: 'var(--accent)' },
  '& span': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--text-muted)' },
  '& .next': { gridColumn: 2, textAlign: 'right' },
  '@media (max-width: 560px)': { gridTemplateColumns: '1fr', '& .next': { gridColumn: 1 } },
});

/** Links to the page before and after in reading order. */
export function Pager({ previous, next }: { previous: RouteLink | null; next: RouteLink | null }) {
  if (!previous && !next) return null;
  return (
    <nav css={pager} aria-label="Docs pages">
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className="next">
          <span>Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/docs/pager.tsx', [pager]);
