import { pageTools } from './page-tools';
import { requestTools } from './request-tools';

/** All tools of the server. */
export const docsTools = [...pageTools, ...requestTools];
