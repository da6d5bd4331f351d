import type { ReactNode } from 'react';
import { AnnouncementProvider } from '../contexts/announcement';
import { ColorModeProvider } from '../contexts/color-mode';
import { DocsVersionProvider } from '../contexts/docs-version';

/** Providers of state that outlives a navigation, outermost first. */
const providers = [ColorModeProvider, AnnouncementProvider, DocsVersionProvider];

export function Providers({ children }: { children: ReactNode }) {
  return providers.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, children);
}
