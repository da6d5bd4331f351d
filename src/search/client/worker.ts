import { workerScope } from '../../lib/browser/worker-scope';
import { handleTask, workerFailureOf } from './handle-task';
import type { WorkerResponse, WorkerCall } from './worker-messages';

const scope = workerScope<WorkerCall, WorkerResponse>();

scope.onmessage = ({ data: { id, task } }) => {
  handleTask(task).then(
    (value) => scope.postMessage({ id, value }),
    (error: unknown) => scope.postMessage({ id, ...workerFailureOf(error) }),
  );
};
