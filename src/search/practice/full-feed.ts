import { undescribedError } from './api-call';
import type { AppState } from './tenant-state';

/** Effect of each call of a full feed. @throws ApiError with 501 for an order of calls that no page describes */
export const fullFeedSteps = {
  start(app: AppState): AppState {
    if (app.fullFeed) throw undescribedError('A second start while a full feed runs');
    return { ...app, fullFeed: [] };
  },

  /** Replaces the documents by the new set, and indexes all of it by the current schema. */
  end(app: AppState): AppState {
    const { fullFeed, ...rest } = running(app, 'end');
    const schema = app.schemas.length - 1;
    return { ...rest, documents: fullFeed.map((document) => ({ ...document, schema })) };
  },

  /** Removes the new set. Documents sent during the feed remain, since bulk calls write to both sets. */
  cancel(app: AppState): AppState {
    const canceled: AppState = running(app, 'cancel');
    delete canceled.fullFeed;
    return canceled;
  },
} as const;

function running(app: AppState, call: string): AppState & Required<Pick<AppState, 'fullFeed'>> {
  const { fullFeed } = app;
  if (!fullFeed) throw undescribedError(`The call ${call} while no full feed runs`);
  return { ...app, fullFeed };
}
