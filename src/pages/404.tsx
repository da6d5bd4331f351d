import './not-found.css';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { PageHeader } from '../components/docs/page/page-header';
import { Link } from '../components/link';
import { ReaderStarts } from '../components/home/reader-starts';
import { Seo } from '../components/seo';
import { PageLayout } from '../components/frame/page-layout';
import { useSidebarData } from '../hooks/use-sidebar-data';
import { flattenSidebar, similarRoutes, type LabeledRoute } from '../lib/addresses/similar-routes';
import { listTitles } from '../lib/text/list-titles';
import { routeOf } from '../lib/addresses/urls';
import { routes } from '../lib/addresses/routes';

/** Page for unknown addresses. The HTML is the same for all of them, so suggestions need scripts. */
export default function NotFoundPage() {
  const items = useSidebarData();
  const [similar, setSimilar] = useState<LabeledRoute[]>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const route = routeOf(window.location.pathname);
    setSimilar(similarRoutes(route, flattenSidebar(items)));
    // The reader may have typed already.
    if (field.current?.value === '') field.current.value = wordsOf(route);
  }, [items]);
  return (
    <PageLayout>
      <PageHeader {...listTitles.notFound} />
      {/* Above the suggestions, so that the form does not move when scripts add them. */}
      <form
        role="search"
        aria-label="Page"
        className="not-found"
        action={withPrefix(routes.search)}
        data-markdown-ignore=""
      >
        <input
          ref={field}
          className="control"
          name="query"
          aria-label="Search for the page"
          autoComplete="off"
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {similar && similar.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near">Did you mean one of these?</h2>
          <ul className="links">
            {similar.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={similar ? undefined : 'pending'}>
        <ReaderStarts />
        <p>
          Look through <Link to={routes.docs}>all topics</Link> or{' '}
          <Link to={routes.docsTags}>all tags</Link>.
        </p>
      </div>
    </PageLayout>
  );
}

/** Words of the last segment of a route: `price-slider.html` becomes `price slider`. */
function wordsOf(route: string): string {
  const last = route.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function Head() {
  return <Seo title={listTitles.notFound.title} path={routes.notFound} noindex />;
}
