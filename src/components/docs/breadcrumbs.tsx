import { css } from '@emotion/react';
import type { RouteLink } from '../../lib/route-link';
import { Link } from '../link';
import { routes } from '../../lib/routes';
import { registerStyles } from '../../theme/style-registry';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  fontSize: 13,
  color: 'var(--text-muted)',
  '& li + li::before': { content: '"/"', marginRight: 8, color: 'var(--border-strong)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'var(--accent)', textDecoration: 'underline' },
});

/** Where a page is: the groups around it, outermost first, then the page itself. */
export function Breadcrumbs({ trail, title }: { trail: readonly RouteLink[]; title: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol css={list}>
        <li>
          <Link to={routes.docs}>Docs</Link>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path}>{crumb.title}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/breadcrumbs.tsx', [list]);
