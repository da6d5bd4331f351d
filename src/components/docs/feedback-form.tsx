import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { sendFeedback, type Feedback } from '../../lib/browser/feedback';
import { registerStyles } from '../../theme/style-registry';

const form = css({
  display: 'grid',
  gap: 10,
  flex: '1 1 100%',
  maxWidth: 480,
  '& fieldset': { display: 'grid', gap: 6, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: '0 0 6px' },
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

/** Reasons by what was answered first: as they are sent, and as they are read. */
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
  asking: 'Thank you.',
  sent: 'Thank you. It was sent.',
  kept: 'It could not be sent now. It is kept in this browser, and sent again later.',
};

/** Sends what was answered at once, and asks for the reason, which follows in a message of its own. */
export function FeedbackForm(answer: Pick<Feedback, 'page' | 'section' | 'helpful'>) {
  const [state, setState] = useState<keyof typeof texts>('asking');
  const [wasKept, setKept] = useState(false);
  const [done, setDone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const send = async (feedback: Feedback) => {
    const isSent = await sendFeedback(feedback);
    if (!isSent) setKept(true);
    return isSent;
  };
  const start = useEffectEvent(() => {
    // The buttons are gone, and with them the place of the keyboard.
    status.current?.focus();
    void send(answer);
  });
  useEffect(() => start(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '').trim();
    const [reason, text] = [field('reason'), field('text')];
    if (!reason && !text) return;
    setDone(true);
    status.current?.focus();
    const isSent = await send({ ...answer, ...(reason && { reason }), ...(text && { text }) });
    setState(isSent ? 'sent' : 'kept');
  };
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {state === 'asking' && wasKept ? texts.kept : texts[state]}
      </p>
      {!done && (
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
            What else should we know? (up to {MAX_LETTERS} letters, no names or secrets)
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/feedback-form.tsx', [form]);
