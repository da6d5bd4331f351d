import { handleCalls } from '../../lib/browser/worker-scope';
import { handleTask, workerFailureOf } from './handle-task';

handleCalls(handleTask, workerFailureOf);
