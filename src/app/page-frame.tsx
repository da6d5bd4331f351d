import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '../components/frame/announcement-bar';
import { areaFrames } from '../components/frame/area-frames';
import { BackToTop } from '../components/frame/back-to-top';
import { DocsFrame } from '../components/docs/frame/docs-frame';
import { Footer } from '../components/frame/footer';
import { Navbar } from '../components/navbar/navbar';
import { QueryMarks } from '../components/search/hits/query-marks';
import { SkipLink } from '../components/frame/skip-link';
import { ValuesHost } from '../components/values/values-host';
import { routes } from '../lib/addresses/routes';
import { routeOf } from '../lib/addresses/urls';
import { ErrorBoundary } from './error-boundary';
import { Providers } from './providers';

/** The headings of a post. */
export interface PostContents {
  content: { toc: readonly Queries.TocHeadingFragment[] };
}

/** Fields of a page's context that the frame reads; pages outside docs and blog have none of them. */
export interface PageContext {
  area?: 'docs' | 'blog';
  /** Label of the outermost group of the sidebar that a page of the documentation belongs to. */
  section?: string;
}

interface PageFrameProps {
  /** Path of the location, with the path prefix. */
  pathname: string;
  /** Query string of the location; empty on the server, whose HTML is the same for all queries. */
  search: string;
  context: PageContext;
  /** Data of the page, if it is a post. */
  post?: PostContents | null | undefined;
  children: ReactNode;
}

/** Frame of every page, which stays mounted during navigation. */
export function PageFrame({ pathname, search, context, post, children }: PageFrameProps) {
  const { area, section } = context;
  const route = routeOf(pathname);
  const isDocs = area === 'docs';
  const page = <ErrorBoundary resetKey={route}>{children}</ErrorBoundary>;
  const BlogFrame = area === 'blog' && areaFrames.blog;
  return (
    <Providers>
      <SkipLink to="main" label="Skip to main content" />
      {/* For programs that read the HTML; the menu of a page has it for people. */}
      <p hidden>
        {'Each page is Markdown too, at its address with .md at the end; all pages: '}
        <a href={withPrefix(routes.llms)}>{routes.llms}</a>
      </p>
      <AnnouncementBar />
      <Navbar route={route} search={search} isDocs={isDocs} section={section} />
      {isDocs && <DocsFrame route={route}>{page}</DocsFrame>}
      {BlogFrame && (
        <BlogFrame route={route} headings={post?.content.toc ?? []}>
          {page}
        </BlogFrame>
      )}
      {!isDocs && !BlogFrame && page}
      <QueryMarks route={route} />
      <BackToTop />
      <ValuesHost />
      <Footer />
    </Providers>
  );
}
