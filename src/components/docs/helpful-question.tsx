import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { issueAddress } from '../../lib/issue-address';
import { absoluteUrl } from '../../lib/urls';
import { site } from '../../site';
import { Link } from '../link';
import { registerStyles } from '../../theme/style-registry';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 40,
  fontSize: 14,
  color: 'var(--text-secondary)',
  '& p': { margin: 0 },
});

type State = 'question' | 'sending' | 'thanks' | 'failed';

/**
 * Asks whether a page helped. With an address for it the response is posted there, without anything about the reader;
 * with a repository 'No' is a prefilled issue; without both the question is not there.
 */
export function HelpfulQuestion({ path, title }: { path: string; title: string }) {
  const issue = issueAddress(`What is missing on "${title}"`, `Page: ${absoluteUrl(path)}\n\n`);
  if (site.feedbackEndpoint) return <PostedAnswer path={path} />;
  if (issue === undefined) return null;
  return (
    <div css={row}>
      <p>
        Was this page helpful? <Link to={issue}>No, something is missing</Link>
      </p>
    </div>
  );
}

function PostedAnswer({ path }: { path: string }) {
  const [state, setState] = useState<State>('question');
  const status = useRef<HTMLParagraphElement>(null);
  const send = async (helpful: boolean) => {
    if (state === 'sending') return;
    setState('sending');
    const response = await fetch(site.feedbackEndpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ page: path, helpful }),
    }).catch(() => undefined);
    // The buttons go, and with them the place of the keyboard.
    if (response?.ok) status.current?.focus();
    setState(response?.ok ? 'thanks' : 'failed');
  };
  const texts: Record<State, string> = {
    question: 'Was this page helpful?',
    sending: 'Was this page helpful?',
    thanks: 'Thank you.',
    failed: 'The response could not be sent. Was this page helpful?',
  };
  return (
    <div css={row} className="needs-js" role="group" aria-label="Feedback">
      <p ref={status} role="status" tabIndex={-1}>
        {texts[state]}
      </p>
      {state !== 'thanks' &&
        (['Yes', 'No'] as const).map((label) => (
          <button
            key={label}
            type="button"
            className="control"
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send(label === 'Yes')}
          >
            {label}
          </button>
        ))}
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/helpful-question.tsx', [row]);
