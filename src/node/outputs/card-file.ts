import fs from 'node:fs';
import { drawCard, type SocialCard } from './social-card';

export interface CardFile {
  card: SocialCard;
  /** Absolute path of the picture. */
  file: string;
}

/** Draws a card into a file, which is never there in half. */
export async function drawToFile({ card, file }: CardFile): Promise<void> {
  fs.writeFileSync(`${file}.part`, await drawCard(card));
  fs.renameSync(`${file}.part`, file);
}
