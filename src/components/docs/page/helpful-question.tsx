import './helpful-question.css';
import { useEffect, useState, type ReactNode } from 'react';
import { withRetryNotice } from '../../../lib/browser/with-retry-notice';
import { unsentFeedback } from '../../../lib/reader/unsent-feedback';
import { whenIdle } from '../../../lib/browser/when-idle';
import { issueAddress } from '../../../lib/addresses/issue-address';
import { absoluteUrl } from '../../../lib/addresses/urls';
import { site } from '../../../site';
import { Link } from '../../link';

/**
 * Asks whether a page helped. If the site has an endpoint for feedback, it gets the answer, without data about the reader.
 * If it has a repository, 'No' opens a prefilled issue. Without both there is no question.
 */
export function HelpfulQuestion({ path, title }: { path: string; title: string }) {
  const issue = issueAddress(`What is missing on "${title}"`, `Page: ${absoluteUrl(path)}\n\n`);
  if (site.feedbackEndpoint) return <FeedbackQuestion path={path} />;
  if (issue === undefined) return null;
  return (
    <div className="helpful-question">
      <p>
        Was this page helpful? <Link to={issue}>No, something is missing</Link>
      </p>
    </div>
  );
}

/**
 * The question of a page or section. The code that sends answers loads with the first answer, or if answers of earlier
 * visits are unsent.
 */
export function FeedbackQuestion({ path, section }: { path: string; section?: string }) {
  const [form, setForm] = useState<ReactNode>();
  useEffect(() => {
    if (unsentFeedback.get() === null) return;
    whenIdle(
      () =>
        void import('../../../lib/reader/feedback').then((module) => module.sendUnsentFeedback()),
    );
  }, []);
  const answer = (helpful: boolean) =>
    withRetryNotice('Your answer could not be sent.', async () => {
      const { FeedbackForm } = await import('./feedback-form');
      setForm(<FeedbackForm page={path} section={section} helpful={helpful} />);
    });
  return (
    <div className="helpful-question needs-js" role="group" aria-label="Feedback">
      {form ?? (
        <>
          <p>{`Was this ${section ? 'section' : 'page'} helpful?`}</p>
          {(['Yes', 'No'] as const).map((label) => (
            <button
              key={label}
              type="button"
              className="control"
              onClick={() => void answer(label === 'Yes')}
            >
              {label}
            </button>
          ))}
        </>
      )}
    </div>
  );
}
