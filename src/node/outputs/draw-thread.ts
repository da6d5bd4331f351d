import fs from 'node:fs/promises';
import path from 'node:path';
import { inThread } from '../source/thread';
import { drawCard, type SocialCard } from './social-card';
import { cardName } from './social-images';

export const TASK = 'draw-thread';

export interface Drawing {
  cards: readonly SocialCard[];
  /** Folder of the pictures. */
  cache: string;
}

/** While one card is encoded, the next one is laid out. */
const AT_ONCE = 2;

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
