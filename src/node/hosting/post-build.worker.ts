import { drawToFile } from '../outputs/social-card';
import { eachOf } from '../source/workers/page-step';
import { compressFile } from './post-process/compress-file';
import { postProcessPage } from './post-process/post-process-page';

/** Tasks of the end of a build. */
export const drawCards = eachOf(drawToFile);
export const compressFiles = eachOf(compressFile);
export const postProcessPages = eachOf(postProcessPage);
