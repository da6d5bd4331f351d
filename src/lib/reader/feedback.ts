import { site } from '../../site';
import { sendEvent } from './events';
import { unsentFeedback as slot } from './unsent-feedback';

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

/** 'later': kept in this browser; 'refused': the endpoint would refuse it again (4xx), so it is dropped. */
type Outcome = 'sent' | 'later' | 'refused';

const MAX_KEPT = 20;

/** Sends feedback; where that fails it is kept, and sent again. */
export async function sendFeedback(feedback: Feedback): Promise<Outcome> {
  const { page: documentId, helpful } = feedback;
  if (process.env.GATSBY_EVENTS_ENDPOINT) sendEvent({ type: 'feedback', documentId, helpful });
  const outcome = await post(feedback);
  if (outcome === 'later') keep([feedback]);
  return outcome;
}

/** Sends what was kept, in its order. */
export async function sendUnsentFeedback(): Promise<void> {
  const list = kept();
  // Another tab does not send it, too.
  slot.remove();
  for (const feedback of list) if ((await post(feedback)) === 'later') keep([feedback]);
}

function keep(more: readonly Feedback[]): void {
  slot.set(JSON.stringify([...kept(), ...more].slice(-MAX_KEPT)));
  window.addEventListener('online', () => void sendUnsentFeedback(), { once: true });
}

function kept(): Feedback[] {
  try {
    return JSON.parse(slot.get() ?? '[]') as Feedback[];
  } catch {
    return [];
  }
}

async function post(feedback: Feedback): Promise<Outcome> {
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
