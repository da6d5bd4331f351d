import { site } from '../../site';
import { sendEvent } from './events';
import { parseJson } from '../values/parse-json';
import { unsentFeedback as slot } from './unsent-feedback';

/** A reader's opinion of a page or one of its sections, without anything that identifies the reader. */
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

const MAX_UNSENT = 20;

/** Sends feedback. If that fails, it is stored and sent again later. */
export async function sendFeedback(feedback: Feedback): Promise<Outcome> {
  const { page: documentId, helpful } = feedback;
  if (process.env.GATSBY_EVENTS_ENDPOINT) sendEvent({ type: 'feedback', documentId, helpful });
  const outcome = await post(feedback);
  if (outcome === 'later') storeUnsent([feedback]);
  return outcome;
}

/** Sends stored feedback, the oldest first. */
export async function sendUnsentFeedback(): Promise<void> {
  const list = readUnsent();
  // Removed first, so that no other tab sends it too.
  slot.remove();
  for (const feedback of list) if ((await post(feedback)) === 'later') storeUnsent([feedback]);
}

function storeUnsent(more: readonly Feedback[]): void {
  slot.set(JSON.stringify([...readUnsent(), ...more].slice(-MAX_UNSENT)));
  window.addEventListener('online', () => void sendUnsentFeedback(), { once: true });
}

function readUnsent(): Feedback[] {
  return (parseJson(slot.get() ?? '')?.value ?? []) as Feedback[];
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
