import { site } from '../../site';
import { sendEvent } from './events';
import { keptFeedback as slot } from './kept-feedback';

/** What a reader says of a page or of a section of it; nothing says who the reader is. */
export interface Feedback {
  /** Route. */
  page: string;
  /** Id of the section's heading. */
  section?: string;
  helpful: boolean;
  reason?: string;
  text?: string;
}

const MAX_KEPT = 20;

/** Sends feedback; where that fails it is kept, and sent again. @returns whether it was sent */
export async function sendFeedback(feedback: Feedback): Promise<boolean> {
  const { page: documentId, helpful } = feedback;
  if (process.env.GATSBY_EVENTS_ENDPOINT) sendEvent({ type: 'feedback', documentId, helpful });
  const outcome = await post(feedback);
  if (outcome === 'later') keep([feedback]);
  return outcome === 'sent';
}

/** Sends what was kept, in its order. */
export async function sendKeptFeedback(): Promise<void> {
  const list = kept();
  // Another tab does not send it, too.
  slot.remove();
  for (const feedback of list) if ((await post(feedback)) === 'later') keep([feedback]);
}

function keep(more: readonly Feedback[]): void {
  slot.set(JSON.stringify([...kept(), ...more].slice(-MAX_KEPT)));
  window.addEventListener('online', () => void sendKeptFeedback(), { once: true });
}

function kept(): Feedback[] {
  try {
    return JSON.parse(slot.get() ?? '[]') as Feedback[];
  } catch {
    return [];
  }
}

/** What the endpoint refuses (4xx) it would refuse again. */
async function post(feedback: Feedback): Promise<'sent' | 'later' | 'refused'> {
  const response = await fetch(site.feedbackEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(feedback),
  }).catch(() => undefined);
  if (response?.ok) return 'sent';
  const status = response?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'later';
}
