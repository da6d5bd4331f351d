import type { PageProps } from 'gatsby';
import { Playground } from '../components/playground/playground';
import { Seo } from '../components/seo';
import { routes } from '../lib/addresses/routes';
import { pageData } from '../lib/structured-data';
import { listTitles } from '../lib/text/list-titles';
import { absoluteUrl } from '../lib/addresses/urls';

const { title, description } = listTitles.playground;

/** Console for the search API. The address contains the request. */
export default function PlaygroundPage({ location }: PageProps) {
  return <Playground search={location.search ?? ''} />;
}

export function Head() {
  return (
    <Seo
      title={title}
      description={description}
      path={routes.playground}
      data={[pageData('WebPage', { title, description, url: absoluteUrl(routes.playground) })]}
    />
  );
}
