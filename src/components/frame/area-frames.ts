import type { ComponentType, ReactNode } from 'react';

export interface BlogFrameProps {
  route: string;
  /** Contents of the page, if it is a post. */
  headings: readonly Queries.TocHeadingFragment[];
  children: ReactNode;
}

/**
 * The frame that the blog's pages alone have, with all that it shows. Its module enters it here, and the blog's templates
 * import the module: so other pages do not load it. The frame of the documentation comes with every page.
 */
export const areaFrames: { blog?: ComponentType<BlogFrameProps> } = {};
