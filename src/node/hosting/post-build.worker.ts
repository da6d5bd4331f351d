import { drawToFile } from '../outputs/social-card';
import { eachOf } from '../workers/page-step';
import { postProcessPage } from './post-process/post-process-page';

export const drawCards = eachOf(drawToFile);
export const postProcessPages = eachOf(postProcessPage);
