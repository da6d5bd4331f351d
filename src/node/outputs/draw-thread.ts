import { inThread } from '../source/thread';
import { drawCards, type CardJob } from './social-images';

export const TASK = 'draw-thread';

inThread(TASK, (input) => drawCards(input as CardJob[]));
