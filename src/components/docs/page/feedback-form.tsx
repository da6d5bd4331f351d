/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { sendFeedback, type Feedback } from '../../../lib/reader/feedback';

const form = css({
  display: 'grid',
  gap: 10,
  flex: '1 1 100%',
  maxWidth: 480,
  '& fieldset': { display: 'grid', gap: 6 },
  '& fieldset label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 },
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 'auto',
    minHeight: 76,
    marginTop: 4,
    padding: '8px 10px',
    resize: 'vertical',
  },
  '& .control': { justifySelf: 'start' },
});

/** Reasons by the answer: the value that is sent, and the label. */
const reasons: Record<'yes' | 'no', readonly [string, string][]> = {
  yes: [
    ['answered', 'It answered my question'],
    ['clear', 'It was easy to follow'],
    ['examples', 'The examples helped'],
    ['other', 'Something else'],
  ],
  no: [
    ['missing', 'Something is missing'],
    ['unclear', 'It was hard to follow'],
    ['wrong', 'Something is wrong'],
    ['other', 'Something else'],
  ],
};

const MAX_LETTERS = 500;

const texts = {
  asking: 'Thanks.',
  sent: 'Thanks, your feedback was sent.',
  later: "Couldn't send it just now. It is saved here and will be sent later.",
  refused: 'The service did not accept your answer, so it was not recorded.',
};

/** Sends the answer at once and asks for the reason, which a second message sends. */
export function FeedbackForm(answer: Pick<Feedback, 'page' | 'section' | 'helpful'>) {
  const [state, setState] = useState<keyof typeof texts>('asking');
  const [phase, setPhase] = useState<'asking' | 'sending' | 'done'>('asking');
  const status = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const start = useEffectEvent(async () => {
    // The focused button is removed.
    status.current?.focus();
    const outcome = await sendFeedback(answer);
    if (outcome !== 'sent') setState((last) => (last === 'asking' ? outcome : last));
  });
  useEffect(() => void start(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '').trim();
    const [reason, text] = [field('reason'), field('text')];
    if (phase === 'sending' || (!reason && !text)) return;
    setPhase('sending');
    status.current?.focus();
    const details = { ...(reason && { reason }), ...(text && { text }) };
    const outcome = await sendFeedback({ ...answer, ...details });
    setState(outcome);
    // Refused input stays in the form.
    setPhase(outcome === 'refused' ? 'asking' : 'done');
  };
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {phase === 'sending' ? 'Sending…' : texts[state]}
      </p>
      {phase !== 'done' && (
        <form css={form} onSubmit={(event) => void submit(event)}>
          <fieldset>
            <legend>{answer.helpful ? 'What helped?' : 'What was the problem?'}</legend>
            {reasons[answer.helpful ? 'yes' : 'no'].map(([value, label]) => (
              <label key={value}>
                <input type="radio" name="reason" value={value} />
                {label}
              </label>
            ))}
          </fieldset>
          <label htmlFor={id}>
            Anything else? (up to {MAX_LETTERS} characters, no personal data or secrets)
          </label>
          <textarea id={id} name="text" className="control" maxLength={MAX_LETTERS} rows={3} />
          <button type="submit" className="control">
            Send
          </button>
        </form>
      )}
    </>
  );
}
