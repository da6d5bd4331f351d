import { inBackground } from '../source/thread';
import { TASK } from './draw-thread';
import type { SocialCard } from './social-card';
import { missingCards } from './social-images';

/** Fewer cards are drawn when the pages are known: a worker takes half a second to start. */
const WORTH_A_THREAD = 20;

let drawing: Promise<void> = Promise.resolve();

/** Begins to draw cards that the cache lacks in the background. */
export async function drawAhead(cards: readonly SocialCard[], cache: string): Promise<void> {
  const missing = await missingCards(cards, cache);
  if (missing.length < WORTH_A_THREAD) return;
  // What a worker that failed did not draw is drawn later, where a failure ends the build with its text.
  drawing = inBackground(TASK, missing).catch(() => undefined);
}

/** Resolves when the cards of the background are drawn. */
export function drawnAhead(): Promise<void> {
  return drawing;
}
