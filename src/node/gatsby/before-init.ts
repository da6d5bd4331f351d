import type { GatsbyNode } from 'gatsby';
import { bundleFile } from '../source/workers/bundle';
import { isFirstBuild } from '../source/workers/first-build';
import { startWorkers } from '../source/workers/pool';
import { dropForeignState } from './build-stamp';
import { readFrontMatterLeniently } from './lenient-front-matter';

export const onPreInit: GatsbyNode['onPreInit'] = (args) => {
  dropForeignState(args);
  readFrontMatterLeniently();
  // They load the compiler while Gatsby, on one processor, starts.
  if (isFirstBuild()) startWorkers(bundleFile('page.worker'));
};
