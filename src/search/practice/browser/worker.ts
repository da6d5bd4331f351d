import { createStore, get, update } from 'idb-keyval';
import { workerScope } from '../../../lib/browser/worker-scope';
import { practiceTasks } from './practice-tasks';
import { slotStore } from './slot-store';
import { practiceChannel, type PracticeMessage, type PracticeReply } from './step';

/** The slot of this site in IndexedDB, which all tabs share. */
const database = createStore('qsc-practice', 'tenant');
const slot = {
  get: () => get<unknown>('state', database),
  update: (next: (value: unknown) => unknown) => update('state', next, database),
};

const scope = workerScope<PracticeMessage, PracticeReply>();
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel(practiceChannel) : undefined;
const handle = practiceTasks(slotStore(slot), () => channel?.postMessage('changed'));

scope.onmessage = ({ data: { id, task } }) => {
  handle(task).then(
    (value) => scope.postMessage({ id, value }),
    (error: unknown) =>
      scope.postMessage({
        id,
        failure: error instanceof Error ? error.message : String(error),
      }),
  );
};
