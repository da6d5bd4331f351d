import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { registerStyles } from '../theme/style-registry';

const main = css({ maxWidth: 780, margin: '0 auto', padding: '40px 20px 0', outline: 'none' });

/** Frame of pages without a sidebar. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} css={main}>
      {children}
    </main>
  );
}

if (process.env.BUILD_STAGE === 'build-html') registerStyles('components/page-layout.tsx', [main]);
