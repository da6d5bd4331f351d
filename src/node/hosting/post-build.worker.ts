/** Tasks of the end of a build. */
export { drawToFile } from '../outputs/card-file';
export { makeOutputs } from '../outputs/make-output';
export { compressFile } from './post-process/compress-file';
export { postProcessPage } from './post-process/post-process-page';
