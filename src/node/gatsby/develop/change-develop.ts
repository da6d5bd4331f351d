import { loadInside } from './inside';
import { tellLateListeners } from './late-listeners';
import { writePagesInTurn } from './pages-in-turn';
import { quickenSaves } from './quick-saves';
import { takeSavesInTurn } from './saves-in-turn';

/** Changes habits of `gatsby develop`: a save takes what it needs, and none is lost. */
export async function changeDevelop(): Promise<void> {
  const gatsby = await loadInside();
  takeSavesInTurn(gatsby);
  writePagesInTurn(gatsby);
  quickenSaves(gatsby);
  tellLateListeners(gatsby);
}
