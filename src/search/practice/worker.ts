import { workerScope } from '../../lib/browser/worker-scope';
import { practiceTasks } from './handle-practice-task';
import { indexedDbSlot } from './indexed-db-slot';
import { keptStore } from './kept-store';
import { practiceChannel, type PracticeMessage, type PracticeReply } from './step';

const scope = workerScope<PracticeMessage, PracticeReply>();
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel(practiceChannel) : undefined;
const handle = practiceTasks(keptStore(indexedDbSlot()), () => channel?.postMessage('changed'));

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
