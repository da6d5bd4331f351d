import { withPrefix } from 'gatsby';
import { site } from '../../site';
import type { SearchClient } from './client';
import { createEmbeddedClient } from './embedded';
import { createHostedClient } from './hosted';
import { searchDataFolder } from '../engine/index/manifest';

let client: SearchClient | undefined;

/** The search of this site. Each call goes to a configured service, or to the embedded engine. */
export function siteClient(): SearchClient {
  return (client ??= makeClient());
}

function makeClient(): SearchClient {
  const hosted = createHostedClient(site.search);
  const embedded = createEmbeddedClient({ base: withPrefix(`/${searchDataFolder}`) }, site.search);
  const searching = site.search.apiEndpoint ? hosted : embedded;
  const suggesting = site.search.suggestEndpoint ? hosted : embedded;
  return {
    warm() {
      if (searching === embedded || suggesting === embedded) embedded.warm();
    },
    search: searching.search,
    assist: searching.assist,
    ...(searching.explain && { explain: searching.explain }),
    suggest: suggesting.suggest,
  };
}
