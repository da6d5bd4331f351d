import { createStore, get, update } from 'idb-keyval';
import { handleCalls } from '../../../lib/browser/worker-calls';
import { practiceMethods } from './practice-methods';
import { slotStore } from './slot-store';
import { practiceChannel } from './step';

/** The slot of this site in IndexedDB, which all tabs share. */
const database = createStore('qsc-practice', 'tenant');
const slot = {
  get: () => get<unknown>('state', database),
  update: (next: (value: unknown) => unknown) => update('state', next, database),
};

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel(practiceChannel) : undefined;
const methods = practiceMethods(slotStore(slot), () => channel?.postMessage('changed'));

handleCalls(methods, (error) => ({
  failure: error instanceof Error ? error.message : String(error),
}));
