import type { PageProps } from 'gatsby';
import { SearchView } from '../components/search/search-view';
import { Seo } from '../components/seo';
import { routes } from '../lib/addresses/routes';

/** Results of the documentation search. The address contains all state. */
export default function SearchPage({ location }: PageProps) {
  return <SearchView search={location.search ?? ''} />;
}

export function Head() {
  return <Seo title="Search Results" path={routes.search} noindex hasMarkdown={false} />;
}
