import { eachOf } from '../workers/page-step';
import { buildSummary, writeCopies as writePageCopies } from './build-page';
import { parseAhead as parseFile } from './parse-ahead';

export { parseFirst } from './parse-ahead';

export const parseAhead = eachOf(parseFile);
export const buildPages = eachOf(buildSummary);
export const writeCopies = eachOf(writePageCopies);
