import type { ComponentType, ReactNode } from 'react';

export interface BlogFrameProps {
  route: string;
  /** Headings of the page, if it is a post. */
  headings: readonly Queries.TocHeadingFragment[];
  children: ReactNode;
}

/**
 * The frame of the blog. Its module registers it here, and only templates of the blog import the module, so that other pages
 * do not load it. Every page loads the frame of the documentation.
 */
export const areaFrames: { blog?: ComponentType<BlogFrameProps> } = {};
