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

/** Id of the latest search, to which answers and clicks belong. */
let requestId: string | undefined;

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Sends an event to the operator's endpoint, even while the page unloads. There is no retry. */
export function sendEvent(event: SiteEvent): void {
  if (refusesTracking()) return;
  if (event.type === 'search') requestId = event.requestId;
  const isOfSearch = event.type === 'answer' || event.type === 'clickDocument';
  const payload = isOfSearch && requestId !== undefined ? { ...event, requestId } : event;
  navigator.sendBeacon(process.env.GATSBY_EVENTS_ENDPOINT ?? '', JSON.stringify(payload));
}

/** Sends the message of each uncaught error. */
export function reportScriptErrors(): void {
  window.addEventListener('error', ({ message }) => sendEvent({ type: 'failure', message }));
}
