import type { ReactNode } from 'react';
import { AnnouncementProvider } from './announcement';
import { ColorModeProvider } from './color-mode';
import { DocsVersionProvider } from './docs-version';

/** State that outlives navigation, outermost first. */
const providers = [ColorModeProvider, AnnouncementProvider, DocsVersionProvider];

export function Providers({ children }: { children: ReactNode }) {
  return providers.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, children);
}
