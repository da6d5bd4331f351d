import { css } from '@emotion/react';
import { byFirstLetter } from '../lib/text/by-first-letter';
import { tagRoute, type TagArea } from '../lib/routes';
import { Link } from './link';
import { registerStyles } from '../theme/style-registry';

const list = css({
  '& h2': { margin: '28px 0 10px', fontSize: 18 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 20px',
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& span': { color: 'var(--text-muted)', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
});

interface CountedTag {
  key: string;
  label: string;
  /** Pages or posts with the tag; tags without any are left out. */
  count: number;
}

/** Tags by first letter, with the number of pages that carry them. */
export function TagIndex({ area, tags }: { area: TagArea; tags: readonly CountedTag[] }) {
  return (
    <div css={list}>
      {byFirstLetter(tags.filter(({ count }) => count > 0)).map(([letter, group]) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul>
            {group.map(({ key, label, count }) => (
              <li key={key}>
                <Link to={tagRoute(area, key)}>{label}</Link> <span>({count})</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/tag-index.tsx', [list]);
