import { pageTools } from './page-tools';
import { requestTools } from './request-tools';

export const SERVER_VERSION = '1.0.0';

export const docsTools = [...pageTools, ...requestTools];
