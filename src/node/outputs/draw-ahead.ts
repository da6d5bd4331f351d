import fs from 'node:fs/promises';
import { inBackground } from '../source/thread';
import { TASK, type Drawing } from './draw-thread';
import type { SocialCard } from './social-card';
import { cardName } from './social-images';

/** Fewer cards are drawn when they are needed: a thread takes half a second to start. */
const WORTH_A_THREAD = 60;

let drawing: Promise<void> = Promise.resolve();

/**
 * Begins to draw the cards that the cache does not hold, in a thread: while webpack bundles, which takes one processor,
 * another one has nothing to do. A card that no page has in the end is only thrown away.
 */
export async function drawAhead(cards: readonly SocialCard[], cache: string): Promise<void> {
  const known = new Set(await fs.readdir(cache).catch(() => []));
  const missing = cards.filter((card) => !known.has(cardName(card)));
  if (missing.length < WORTH_A_THREAD) return;
  const input: Drawing = { cards: missing, cache };
  // What a thread that failed did not draw is drawn later, where a failure ends the build with its text.
  drawing = inBackground(TASK, input).catch(() => undefined);
}

/** Resolves when the cards that were begun are drawn. */
export function drawnAhead(): Promise<void> {
  return drawing;
}
