/** Routes of pages that Gatsby would have put its slices into in this build. */
const waiting = new Set<string>();

/**
 * Gatsby reads and writes each page a second time to put the same few script elements into it, one page after the other.
 * The last step of a build reads and writes each page as well, on all processors (`src/node/hosting/finish-pages.ts`): it
 * does both at once.
 */
export async function putSlicesInLate(): Promise<void> {
  const { default: stitching } = await import('gatsby/dist/utils/slices/stitching.js');
  stitching.stitchSliceForAPage = ({ pagePath }) => {
    waiting.add(pagePath);
    return Promise.resolve();
  };
}

/** Routes of the pages that wait for their slices. */
export const pagesWithoutSlices: ReadonlySet<string> = waiting;
