import { css } from '@emotion/react';
import { site } from '../../site';
import { Day } from '../day';
import { EditIcon } from '../icons';
import { Link } from '../link';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: 32,
  fontSize: 13,
  color: 'var(--text-muted)',
  '& p': { margin: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6 },
});

/** Where to edit the page, when a repository is configured, and when it last changed, when history tells. */
export function PageMeta({ file, updated }: { file: string; updated: string | null }) {
  if (!site.repositoryUrl && !updated) return null;
  return (
    <div css={row}>
      {site.repositoryUrl && (
        <p>
          <Link to={`${site.repositoryUrl}/${file}`}>
            <EditIcon />
            Edit this page
          </Link>
        </p>
      )}
      {updated && (
        <p>
          Last updated on <Day date={updated} />
        </p>
      )}
    </div>
  );
}
