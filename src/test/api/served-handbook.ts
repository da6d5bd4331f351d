import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSearchData } from '../../node/search/write-search-data';
import { searchDataFolder } from '../../search/engine/index/manifest';
import type { PartLimits } from '../../search/engine/packed/packed-postings';
import { handbook, handbookDefinition, handbookSuggestions } from '../samples/handbook';
import { listen, type Listening } from '../support/listen';

export interface ServedHandbook extends Listening {
  /** Folder of the search data. */
  folder: string;
  /** Address of the search data. */
  base: string;
}

/** The search data of the handbook as a build writes it, served as static files. @param limits of its postings */
export async function serveHandbook(limits?: PartLimits): Promise<ServedHandbook> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-search-'));
  // Clients cache by address, and servers reuse ports, so each server has another path.
  const name = path.basename(root);
  writeSearchData(root, {
    ...handbook,
    definition: handbookDefinition,
    suggestions: handbookSuggestions,
    ...(limits && { limits }),
  });
  const server = await listen((request, response) => {
    const file = path.join(root, '..', path.normalize(decodeURIComponent(request.url ?? '/')));
    if (!fs.existsSync(file))
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>No');
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(fs.readFileSync(file));
  });
  return {
    ...server,
    folder: path.join(root, searchDataFolder),
    base: `${server.origin}/${name}/${searchDataFolder}`,
    close: async () => {
      await server.close();
      fs.rmSync(root, { recursive: true });
    },
  };
}
