import type { GatsbyNode } from 'gatsby';
import { isProduction } from '../../site';
import { changeDevelop } from './develop/change-develop';
import { parseFilesWithQueries } from './files-with-queries';
import { bundleAnew, keepBundles } from './kept-bundles';
import { readFrontMatterLeniently } from './lenient-front-matter';
import { watchMemory } from './memory-watch';
import { quickenFiles } from './quick-files';
import { quickenPictures } from './quick-pictures';
import { renderHere } from './render-here';

/** Changes habits of Gatsby and its plugins before they begin. */
export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  readFrontMatterLeniently();
  parseFilesWithQueries();
  quickenPictures();
  await renderHere();
  if (!isProduction) {
    await bundleAnew();
    return changeDevelop();
  }
  watchMemory();
  quickenFiles();
  await keepBundles();
};
