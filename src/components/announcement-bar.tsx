import { css } from '@emotion/react';
import { useAnnouncement } from '../contexts/announcement';
import { site } from '../site';
import { CloseIcon } from './icons';
import { Link } from './link';
import { registerStyles } from '../theme/style-registry';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '6px 48px 6px 12px',
  position: 'relative',
  background: 'var(--accent-soft)',
  color: 'var(--text-primary)',
  fontSize: 14,
  lineHeight: 1.5,
  textAlign: 'center',
  '& p': { margin: 0 },
  '& span': { marginRight: '0.4em' },
  '@media (max-width: 480px)': { fontSize: 13 },
  '& button': { position: 'absolute', right: 4, top: '50%', transform: 'translateY(-50%)' },
  'html[data-announcement=dismissed] &, .no-print &': { display: 'none' },
});

/** One sentence above everything, until the reader has seen enough of it. */
export function AnnouncementBar() {
  const { shown, dismiss } = useAnnouncement();
  const announcement = site.announcement;
  if (!announcement || !shown) return null;
  return (
    <section css={bar} aria-label="Announcement" className="announcement">
      <p>
        <span>{announcement.text}</span>{' '}
        {announcement.link && <Link to={announcement.link.to}>{announcement.link.label}</Link>}
      </p>
      <button
        type="button"
        className="icon-button needs-js"
        aria-label="Dismiss announcement"
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
    </section>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/announcement-bar.tsx', [bar]);
