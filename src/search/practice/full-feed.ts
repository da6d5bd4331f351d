import { undescribed } from './api-call';
import type { AppState } from './tenant-state';

/** What each call of a full feed does to an app. @throws ApiError with 501 for an order of calls that nobody describes */
export const fullFeedSteps = {
  start(app: AppState): AppState {
    if (app.fullFeed) throw undescribed('A second start while a full feed runs');
    return { ...app, fullFeed: [] };
  },

  /** The new set takes the place of the other one; the job then indexes all of it by the schema of today. */
  end(app: AppState): AppState {
    const { fullFeed, ...rest } = running(app, 'end');
    const schema = app.schemas.length - 1;
    return {
      ...rest,
      documents: fullFeed.map((document) => ({ ...document, schema })),
      lastFullFeed: 'ended',
    };
  },

  /** The new set is gone. What was sent in the meantime stays, for it was written to both. */
  cancel(app: AppState): AppState {
    const canceled: AppState = { ...running(app, 'cancel'), lastFullFeed: 'canceled' };
    delete canceled.fullFeed;
    return canceled;
  },
} as const;

export type FullFeedStep = keyof typeof fullFeedSteps;

function running(app: AppState, call: string): AppState & Required<Pick<AppState, 'fullFeed'>> {
  const { fullFeed } = app;
  if (!fullFeed) throw undescribed(`The call ${call} while no full feed runs`);
  return { ...app, fullFeed };
}
