/**
 * What happens on the site, in the fields of the product's tracking guide, without an id of a visit or of a person. Calls
 * stand in `if (process.env.GATSBY_EVENTS_ENDPOINT)`: without an address, bundles have neither them nor this module.
 */
export type SiteEvent =
  | { type: 'visit'; documentId: string }
  | { type: 'search'; query: string; page: number; total: number; requestId?: string }
  | { type: 'answer'; documentId: string }
  | { type: 'clickDocument'; documentId: string; position: number }
  | { type: 'feedback'; documentId: string; helpful: boolean }
  | { type: 'missing'; documentId: string }
  | { type: 'failure'; message: string };

/** Id of the last search, which answers and clicks belong to. */
let requestId: string | undefined;

/** Whether the reader's browser says that nothing is to be recorded. */
function isRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Sends an event to the address of the operator, also while the page is left. What does not arrive is lost. */
export function sendEvent(event: SiteEvent): void {
  if (isRefused()) return;
  if (event.type === 'search') requestId = event.requestId;
  const isOfSearch = event.type === 'answer' || event.type === 'clickDocument';
  const sent = isOfSearch && requestId !== undefined ? { ...event, requestId } : event;
  navigator.sendBeacon(process.env.GATSBY_EVENTS_ENDPOINT ?? '', JSON.stringify(sent));
}

/** Sends faults of scripts, by their messages. */
export function watchFaults(): void {
  window.addEventListener('error', ({ message }) => sendEvent({ type: 'failure', message }));
}
