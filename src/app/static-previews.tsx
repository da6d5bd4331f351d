import type { ReactNode } from 'react';
import { RenderPreviewContext } from '../components/content/example-with-preview';
import { renderPreview } from '../components/playground/static-preview';

/** Provides the build with the components of the search page, which render the previews of examples. */
export function StaticPreviews({ children }: { children: ReactNode }) {
  return <RenderPreviewContext value={renderPreview}>{children}</RenderPreviewContext>;
}
