import { css } from '@emotion/react';
import type { RouteLink } from '../../lib/route-link';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginTop: 40,
  paddingTop: 20,
  borderTop: '1px solid var(--border)',
  '& a': { fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& span': { display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--text-muted)' },
  '& .older': { marginLeft: 'auto', textAlign: 'right' },
});

/** Links to what is newer and older: posts, or pages of the list. */
export function PostPager({
  name,
  newer,
  older,
}: {
  name: string;
  newer: RouteLink | null;
  older: RouteLink | null;
}) {
  if (!newer && !older) return null;
  return (
    <nav css={row} aria-label={name}>
      {newer && (
        <Link to={newer.path} rel="prev">
          <span>Newer</span>
          {newer.title}
        </Link>
      )}
      {older && (
        <Link to={older.path} rel="next" className="older">
          <span>Older</span>
          {older.title}
        </Link>
      )}
    </nav>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/blog/post-pager.tsx', [row]);
