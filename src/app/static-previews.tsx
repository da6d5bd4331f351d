import type { ReactNode } from 'react';
import { RenderPreviewContext } from '../components/content/example-with-preview';
import { renderPreview } from '../components/playground/render-preview';

/** Provides the renderer of previews in the build, with the components of the search page. */
export function StaticPreviews({ children }: { children: ReactNode }) {
  return <RenderPreviewContext value={renderPreview}>{children}</RenderPreviewContext>;
}
