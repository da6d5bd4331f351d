import fs from 'node:fs/promises';
import path from 'node:path';
import { endOfThread, inThread, startThread } from '../source/thread';
import { drawCard, type SocialCard } from './social-card';
import { cardName } from './social-images';

/** Fewer cards are drawn when they are needed: a thread takes half a second to start. */
const WORTH_A_THREAD = 60;
const TASK = 'draw social images';
const AT_ONCE = 2;

interface Drawing {
  cards: readonly SocialCard[];
  cache: string;
}

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
  drawing = endOfThread(startThread(TASK, input)).catch(() => undefined);
}

/** Resolves when the cards that were begun are drawn. */
export function drawnAhead(): Promise<void> {
  return drawing;
}

async function drawCards({ cards, cache }: Drawing): Promise<void> {
  await fs.mkdir(cache, { recursive: true });
  const queue = [...cards];
  const work = async () => {
    for (let card = queue.pop(); card !== undefined; card = queue.pop()) {
      const file = path.join(cache, cardName(card));
      // A thread that ends in the middle leaves no half of a picture.
      await fs.writeFile(`${file}.part`, await drawCard(card));
      await fs.rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

inThread(TASK, (input) => drawCards(input as Drawing));
