import './page-meta.css';
import { issueAddress } from '../../../lib/addresses/issue-address';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { Day } from '../../day';
import { EditIcon } from '../../icons';
import { Link } from '../../link';

interface PageMetaProps {
  file: string;
  path: string;
  title: string;
  updated: string | null;
}

/** Links to edit the page and report a problem, if there is a repository, and the day of its last change, if git has one. */
export function PageMeta({ file, path, title, updated }: PageMetaProps) {
  const problem = issueAddress(`Problem on "${title}"`, `Page: ${absoluteUrl(path)}\n\n`);
  if (!site.repositoryUrl && !updated) return null;
  return (
    <div className="page-meta">
      {site.repositoryUrl && (
        <p>
          <Link to={`${site.repositoryUrl}/${file}`}>
            <EditIcon />
            Edit this page
          </Link>
        </p>
      )}
      {problem && (
        <p>
          <Link to={problem}>Report a problem</Link>
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
