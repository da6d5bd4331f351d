import { createStore, get, update } from 'idb-keyval';
import { handleCalls } from '../../../lib/browser/worker-scope';
import { practiceTasks } from './practice-tasks';
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
const handle = practiceTasks(slotStore(slot), () => channel?.postMessage('changed'));

handleCalls(handle, (error) => ({
  failure: error instanceof Error ? error.message : String(error),
}));
