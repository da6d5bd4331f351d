import type { ReactNode } from 'react';
import { Footer } from '../components/footer';
import { Navbar } from '../components/navbar/navbar';
import { SkipLink } from '../components/skip-link';

/** What surrounds every page and outlives navigation. */
export function PageFrame({ location, children }: { location: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navbar location={location} />
      {children}
      <Footer />
    </>
  );
}
