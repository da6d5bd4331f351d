import type { ReactNode } from 'react';
import { RenderPreviewContext } from '../components/content/example-with-preview';
import { renderPreview } from '../components/playground/response/visitor-view';

/** Provides the components of the search page to the build, which renders previews of examples with them. */
export function StaticPreviews({ children }: { children: ReactNode }) {
  return <RenderPreviewContext value={renderPreview}>{children}</RenderPreviewContext>;
}
