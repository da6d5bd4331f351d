import fs from 'node:fs';
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

async function drawCards({ cards, cache }: Drawing): Promise<void> {
  fs.mkdirSync(cache, { recursive: true });
  // One after the other: beside webpack no more than one processor is free. Nothing else waits in this thread, and
  // writing without promises takes a fifth of the time.
  for (const card of cards) {
    const file = path.join(cache, cardName(card));
    // A thread that ends in the middle leaves no half of a picture.
    fs.writeFileSync(`${file}.part`, await drawCard(card));
    fs.renameSync(`${file}.part`, file);
  }
}

inThread(TASK, (input) => drawCards(input as Drawing));
