/** Tasks of the end of a build. */
export { makeOutputs } from '../outputs/make-output';
export { drawToFile } from '../outputs/social-card';
export { compressFile } from './post-process/compress-file';
export { postProcessPage } from './post-process/post-process-page';
