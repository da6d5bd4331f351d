import './announcement-bar.css';
import { useAnnouncement } from '../../contexts/announcement';
import { site } from '../../site';
import { CloseIcon } from '../icons';
import { Link } from '../link';

/** A sentence above the page, until the reader dismisses it. */
export function AnnouncementBar() {
  const { isVisible, dismiss } = useAnnouncement();
  const announcement = site.announcement;
  if (!announcement || !isVisible) return null;
  return (
    <section className="announcement-bar" aria-label="Announcement">
      <p>
        {announcement.text}{' '}
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
